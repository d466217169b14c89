import type { Pool } from 'pg';
import type { PersonalGoal } from '#domain/goals/contract/calls.ts';
import type { GoalCondition } from '#domain/goals/contract/conditions.ts';
import type { CountedSession, Standing } from '#domain/participation/contract/progress.ts';
import { nameOf } from '#query-api/users/for-others.ts';
import { utc } from '../times.ts';
import { standing } from './goal-rows.ts';

type Content = Readonly<{ type: string; target: number; conditions: GoalCondition[] }>;
type Block = Readonly<{
  title: string;
  elements: readonly Readonly<{ id: string; title: string; content: Content }>[];
}>;
type Row = Readonly<{
  id: string;
  name: string;
  ownerId: string;
  owner: string | null;
  ownerName: string | null;
  joinedAt: string;
  blocks: readonly Block[];
  counted: readonly CountedSession[];
  states: Standing['states'];
}>;

const text = `select l.id, l.name, l.owner_id as "ownerId", u.username as owner, ${nameOf('u')} as "ownerName", ${utc('p.joined_at')} as "joinedAt",
    d.blocks, p.counted, st.states
  from participation.participation p
    join participation.standing st on st.id = p.id
    join seminars.seminar_list l on l.id = p.seminar_id
    join seminars.seminar_detail d on d.id = l.id
    left join users.user_account u on u.id = l.owner_id
  where p.participant_id = $1 and l.is_published and d.blocks @> '[{"elements": [{"content": {"type": "goal"}}]}]'
  order by p.joined_at desc, l.id`;

/** Goals of the seminars in which the person participates, each with its block and element. */
export async function seminarGoals(pool: Pool, personId: string, now: Date): Promise<readonly PersonalGoal[]> {
  const { rows } = await pool.query<Row>({ name: 'seminar-goals', text, values: [personId] });
  return rows.flatMap((row) => goalsIn(row, now));
}

function goalsIn(row: Row, now: Date): readonly PersonalGoal[] {
  return row.blocks.flatMap((block) =>
    block.elements
      .filter(({ content }) => content.type === 'goal')
      .map(({ id, title, content: { target, conditions } }): PersonalGoal => {
        const isCompleted = row.states[id] === 'completed';
        const progress = row.counted.filter(({ elementId }) => elementId === id).length;
        const dueDate = conditions.find(({ type }) => type === 'due_date')?.value;
        return {
          ...{ id, title, target, conditions, createdAt: row.joinedAt, isExtended: false, isCreator: false },
          dueDate: typeof dueDate === 'string' ? dueDate : null,
          creator:
            row.owner === null ? null : { id: row.ownerId, username: row.owner, name: row.ownerName ?? row.owner },
          ...standing({ progress, isCompleted, conditions }, now),
          // The seminar itself shows what was completed in it.
          isNewlyReached: false,
          ...{ seminarId: row.id, seminarTitle: row.name, blockTitle: block.title, elementTitle: title },
        };
      }),
  );
}
