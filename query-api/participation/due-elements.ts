import type { Pool } from 'pg';
import { type DatedBlock, deadlinesOf, type Extensions } from '#domain/participation/contract/deadlines.ts';
import type { Standing } from '#domain/participation/contract/progress.ts';

type Block = Readonly<{
  dueAt: string | null;
  elements: readonly (DatedBlock['elements'][number] & Readonly<{ title: string }>)[];
}>;
type Row = Readonly<{ name: string; blocks: readonly Block[]; extensions: Extensions; states: Standing['states'] }>;

type DueElement = Readonly<{ elementId: string; title: string; seminar: string; dueAt: string }>;

/** The active and waiting elements of a person's seminars that have a deadline. */
export async function dueElementsOf(pool: Pool, personId: string): Promise<readonly DueElement[]> {
  const { rows } = await pool.query<Row>({
    name: 'due-elements',
    text: `select l.name, d.blocks, p.extensions, st.states
      from participation.participation p join participation.standing st on st.id = p.id
        join seminars.seminar_list l on l.id = p.seminar_id
        join seminars.seminar_detail d on d.id = l.id
      where p.participant_id = $1 and l.is_published and not l.is_closed
      order by p.joined_at, l.id`,
    values: [personId],
  });
  return rows.flatMap((row) => {
    const { blocks, extensions, states } = row;
    const due = deadlinesOf(blocks, extensions);
    return blocks.flatMap(({ elements }) =>
      elements.flatMap(({ id, title }) => {
        const dueAt = due[id];
        const isOpen = states[id] === 'active' || states[id] === 'waiting';
        return dueAt && isOpen ? [{ elementId: id, title, seminar: row.name, dueAt }] : [];
      }),
    );
  });
}
