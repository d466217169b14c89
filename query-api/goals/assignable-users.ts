import { assignableUsers, usesGoals } from '#domain/goals/contract.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';

type Row = Readonly<{ id: string; email: string; username: string; isSelf: boolean }>;

/** The members of groups that the person leads come in here. */
const text = `select u.id, u.email, u.username, u.id = $1 as "isSelf" from users.user_account u where u.id = $1`;

export const assignableUsersQuery = query(assignableUsers, {
  schemas: ['users'],
  allow: permitted(usesGoals),
  answer: async ({ userId }, pool) =>
    (await pool.query<Row>({ name: 'assignable-users', text, values: [userId()] })).rows,
});
