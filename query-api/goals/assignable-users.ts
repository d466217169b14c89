import { assignableUsers, usesGoals } from '#domain/goals/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { managesAs } from '#query-api/groups/for-others.ts';
import { nameOf } from '#query-api/users/for-others.ts';
import { query } from '../query-area.ts';

type Row = Readonly<{ id: string; email: string; username: string; name: string; isSelf: boolean }>;

const text = `select u.id, u.email, u.username, ${nameOf('u')} as name, u.id = $1 as "isSelf" from users.user_account u
  where u.id = $1 or u.id in (
    select m.person_id from groups.member leader
      join groups.group_list g on g.id = leader.group_id and not g.is_removed
      join groups.member m on m.group_id = g.id
    where leader.person_id = $1 and ${managesAs('leader')})
  order by u.id <> $1, name, u.id limit 500`;

/** The caller, and the members of groups that the caller manages. */
export const assignableUsersQuery = query(assignableUsers, {
  allow: permitted(usesGoals),
  answer: async ({ userId }, pool) =>
    (await pool.query<Row>({ name: 'assignable-users', text, values: [userId()] })).rows,
});
