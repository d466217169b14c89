import type { Pool } from 'pg';
import { goalDetail, type JudgedSession, usesGoals } from '#domain/goals/contract/calls.ts';
import {
  hasWholeTotal,
  isCloseCall,
  type SessionFacts,
  sessionCounts,
  unmetConditions,
} from '#domain/goals/contract/conditions.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';
import { assignedTo } from './goal-list.ts';
import {
  type GoalRow,
  goalColumns,
  goalShown,
  goalTables,
  type PursuitRow,
  pursuitColumns,
  standingOf,
  wholeScoresIn,
} from './goal-rows.ts';

type Row = GoalRow & Readonly<{ own: PursuitRow | null }>;

export const goalDetailQuery = query(goalDetail, {
  allow: permitted(usesGoals),
  async answer({ params: { id }, userId }, pool) {
    const [personId, now] = [userId(), new Date()];
    const { own, ...row } = await find(pool, id, personId);
    const isOwner = row.ownerId === personId;
    const [sessions, assigned] = await Promise.all([
      own ? judged(pool, personId, own) : [],
      isOwner ? assignedTo(pool, { ownerId: personId, goalId: id }, now) : null,
    ]);
    return {
      ...goalShown(row, personId),
      own: own && { ...standingOf(own, now), since: own.since, averageScore: mean(wholeScoresIn(own)) },
      sessions,
      assignedUsers: assigned && (assigned.get(id) ?? []),
    };
  },
});

/** @throws goal_not_found if the person neither created nor pursues the goal */
async function find(pool: Pool, id: string, personId: string): Promise<Row> {
  const { rows } = await pool.query<Row>({
    name: 'goal-detail',
    text: `select ${goalColumns},
        case when p.user_id is not null then (select to_jsonb(o) from (select ${pursuitColumns}) o) end as own
      from ${goalTables} left join goals.pursuit p on p.goal_id = g.id and p.user_id = $2
      where g.id = $1 and (g.owner_id = $2 or p.user_id is not null)`,
    values: [id, personId],
  });
  return rows[0] ?? refuse('goal_not_found');
}

type Session = Readonly<{ id: string; name: string; facts: SessionFacts }>;

/** Leaves out deleted sessions, even if this area has not seen the deletion yet. */
async function judged(pool: Pool, personId: string, { since, conditions }: PursuitRow): Promise<JudgedSession[]> {
  const { rows } = await pool.query<Session>({
    name: 'judged-sessions',
    text: `select l.id, l.name, n.facts from goals.noted_session n join sessions.session_list l on l.id = n.session_id
      where n.user_id = $1 and n.created_at >= $2 order by n.created_at desc, l.id limit 500`,
    values: [personId, since],
  });
  return rows.map(({ id, name, facts }) => ({
    ...{ id, name, recordedAt: facts.recordedAt, sessionScore: facts.session_score, scoreTotal: totalOf(facts) },
    counts: sessionCounts(conditions, facts),
    closeBy: isCloseCall(conditions, facts) ? (facts.error ?? null) : null,
    unmet: unmetConditions(conditions, facts).map((type) => ({ type, measured: measured(type, facts) })),
  }));
}

const totalOf = (facts: SessionFacts) =>
  facts.session_score === null ? null : hasWholeTotal(facts) ? 'whole' : 'sound';

const measured = (type: ReturnType<typeof unmetConditions>[number], facts: SessionFacts) =>
  type === 'due_date' || type === 'overall_score' || (type === 'session_score' && !hasWholeTotal(facts))
    ? null
    : (facts[type] ?? null);

const mean = (scores: readonly number[]) =>
  scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
