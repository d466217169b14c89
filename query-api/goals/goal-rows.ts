import type { GoalState } from '#domain/goals/contract/calls.ts';
import {
  type GoalCondition,
  goalStanding,
  hasWholeTotal,
  type SessionFacts,
  sessionCounts,
} from '#domain/goals/contract/conditions.ts';
import { personOf } from '#query-api/users/for-others.ts';
import { utc } from '../times.ts';

/** Columns of `goals.goal_list g`, with the name of the creator as `c`. */
export const goalColumns = `g.id, g.title, g.target, g.conditions, g.owner_id as "ownerId", ${personOf('c')} as creator,
  ${utc('g.created_at')} as "createdAt", ${utc('g.due_at')} as "dueDate",
  coalesce(g.due_at > g.first_due_at, false) as "isExtended"`;
export const goalTables = 'goals.goal_list g left join users.user_account c on c.id = g.owner_id';

export type GoalRow = Readonly<{
  id: string;
  title: string;
  target: number;
  conditions: GoalCondition[];
  ownerId: string;
  creator: Readonly<{ id: string | null; username: string; name: string }>;
  createdAt: string;
  dueDate: string | null;
  isExtended: boolean;
}>;

export const goalShown = ({ ownerId, creator, ...goal }: GoalRow, personId: string) => ({
  ...goal,
  creator: creator.id === null ? null : { ...creator, id: ownerId },
  isCreator: ownerId === personId,
});

/** Columns of `goals.pursuit p`; `sessions` are the sessions created from `since` on. */
export const pursuitColumns = `p.target, p.conditions, p.is_reached as "isReached",
  coalesce(p.to_celebrate > now() - interval '14 days', false) as "isNewlyReached", ${utc('p.since')} as since,
  coalesce((select jsonb_agg(n.facts) from goals.noted_session n
    where n.user_id = p.user_id and n.created_at >= p.since), '[]') as sessions`;

export type PursuitRow = Readonly<{
  target: number;
  conditions: readonly GoalCondition[];
  isReached: boolean;
  isNewlyReached: boolean;
  since: string;
  sessions: readonly SessionFacts[];
}>;

type Standing = Readonly<{ progress: number; isCompleted: boolean; state: GoalState }>;

export function standingOf(row: PursuitRow, now: Date): Standing {
  const { progress, isCompleted } = goalStanding(row, scoresIn(row));
  return standing({ progress, isCompleted: isCompleted || row.isReached, conditions: row.conditions }, now);
}

/** Total scores of sound alone are not averaged with whole ones. */
export const wholeScoresIn = ({ sessions, ...row }: PursuitRow): readonly number[] =>
  scoresIn({ ...row, sessions: sessions.filter(hasWholeTotal) });

const scoresIn = ({ conditions, sessions }: PursuitRow): readonly number[] =>
  sessions.filter((facts) => sessionCounts(conditions, facts)).map((facts) => facts.session_score ?? 0);

type Known = Readonly<{ progress: number; isCompleted: boolean; conditions: readonly GoalCondition[] }>;

export function standing({ progress, isCompleted, conditions }: Known, now: Date): Standing {
  const isOver = conditions.some(({ type, value }) => type === 'due_date' && Date.parse(value) <= now.getTime());
  const open = isOver ? 'missed' : 'open';
  return { progress, isCompleted, state: isCompleted ? 'reached' : open };
}
