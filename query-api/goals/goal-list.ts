import type { Pool } from 'pg';
import { type CreatedGoal, goalList, type PersonalGoal, usesGoals } from '#domain/goals/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { nameOf } from '#query-api/users/for-others.ts';
import { query } from '../query-area.ts';
import {
  type GoalRow,
  goalColumns,
  goalShown,
  goalTables,
  type PursuitRow,
  pursuitColumns,
  standingOf,
} from './goal-rows.ts';
import { seminarGoals } from './seminar-goals.ts';

export const goalListQuery = query(goalList, {
  allow: permitted(usesGoals),
  answer: ({ userId }, pool) => goalsOf(pool, userId()),
});

/** The goals that a person pursues, and those that they created. */
export async function goalsOf(pool: Pool, personId: string) {
  const now = new Date();
  const [assignedGoals, createdGoals] = await Promise.all([
    personalGoals(pool, personId, now),
    goalsBy(pool, personId, now),
  ]);
  return { assignedGoals, createdGoals };
}

/** A person's own goals and those of their seminars, open ones first. */
export async function personalGoals(pool: Pool, personId: string, now: Date): Promise<PersonalGoal[]> {
  const [own, ofSeminars] = await Promise.all([ownGoals(pool, personId, now), seminarGoals(pool, personId, now)]);
  return [...own, ...ofSeminars].sort(openFirst);
}

const rank = { open: 0, missed: 1, reached: 2 } as const;

function openFirst(one: PersonalGoal, other: PersonalGoal): number {
  const byState = rank[one.state] - rank[other.state];
  if (byState !== 0) return byState;
  const byDate = (one.dueDate ?? '9').localeCompare(other.dueDate ?? '9');
  return byDate !== 0 ? byDate : other.createdAt.localeCompare(one.createdAt);
}

const nowhere = { seminarId: null, seminarTitle: null, blockTitle: null, elementTitle: null };

/** The goals that a person pursues outside of seminars. */
async function ownGoals(pool: Pool, personId: string, now: Date): Promise<readonly PersonalGoal[]> {
  const { rows } = await pool.query<GoalRow & Readonly<{ own: PursuitRow }>>({
    name: 'own-goals',
    text: `select ${goalColumns}, (select to_jsonb(o) from (select ${pursuitColumns}) o) as own
      from ${goalTables} join goals.pursuit p on p.goal_id = g.id where p.user_id = $1`,
    values: [personId],
  });
  return rows.map(({ own, ...row }) => ({
    ...goalShown(row, personId),
    ...standingOf(own, now),
    ...nowhere,
    isNewlyReached: own.isNewlyReached,
  }));
}

type Assigned = PursuitRow & Readonly<{ goalId: string; id: string; email: string; username: string; name: string }>;

async function goalsBy(pool: Pool, personId: string, now: Date): Promise<CreatedGoal[]> {
  const [{ rows }, assigned] = await Promise.all([
    pool.query<GoalRow>({
      name: 'created-goals',
      text: `select ${goalColumns} from ${goalTables} where g.owner_id = $1 order by g.created_at desc, g.id`,
      values: [personId],
    }),
    assignedTo(pool, { ownerId: personId, goalId: null }, now),
  ]);
  return rows.map((row) => ({ ...goalShown(row, personId), assignedUsers: assigned.get(row.id) ?? [] }));
}

type AssignedUsers = CreatedGoal['assignedUsers'];

/** The people who pursue the goals of this owner, by goal; only those of `goalId` if it is given. */
export async function assignedTo(
  pool: Pool,
  { ownerId, goalId }: Readonly<{ ownerId: string; goalId: string | null }>,
  now: Date,
): Promise<ReadonlyMap<string, AssignedUsers>> {
  const { rows } = await pool.query<Assigned>({
    name: 'assigned-users',
    text: `select p.goal_id as "goalId", u.id, u.email, u.username, ${nameOf('u')} as name, ${pursuitColumns}
      from goals.goal_list g join goals.pursuit p on p.goal_id = g.id join users.user_account u on u.id = p.user_id
      where g.owner_id = $1 and ($2::text is null or g.id = $2) order by name, u.id`,
    values: [ownerId, goalId],
  });
  const byGoal = new Map<string, AssignedUsers>();
  for (const { goalId: of, id, email, username, name, ...pursuit } of rows)
    byGoal.set(of, [...(byGoal.get(of) ?? []), { id, email, username, name, ...standingOf(pursuit, now) }]);
  return byGoal;
}
