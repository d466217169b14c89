import type { Pool } from 'pg';
import { type DatedBlock, deadlinesOf, type Extensions } from '#domain/participation/contract/deadlines.ts';
import { standingOf } from '#domain/participation/contract/progress.ts';
import {
  type OutlineRow,
  othersFor,
  outlineColumns,
  outlineOf,
  type SharedElements,
  sharedElementsOf,
  type WorkRow,
  workOf,
} from '../seminar-rows.ts';

type Block = Readonly<{
  dueAt: string | null;
  elements: readonly (DatedBlock['elements'][number] & Readonly<{ title: string }>)[];
}>;
type Row = OutlineRow &
  WorkRow &
  Readonly<{ name: string; blocks: readonly Block[]; extensions: Extensions; shared: SharedElements | null }>;

type DueElement = Readonly<{ elementId: string; title: string; seminar: string; dueAt: string }>;

/** The elements that somebody still has to complete in their seminars by a date. */
export async function dueElementsOf(pool: Pool, personId: string): Promise<readonly DueElement[]> {
  const { rows } = await pool.query<Row>({
    name: 'due-elements',
    text: `select l.name, ${outlineColumns}, d.blocks, p.joined_revision, p.submissions, p.counted, p.extensions,
        ${sharedElementsOf('l.id')} as shared
      from participation.participation p join seminars.seminar_list l on l.id = p.seminar_id
        join seminars.seminar_detail d on d.id = l.id
      where p.participant_id = $1 and l.is_published and not l.is_closed
      order by p.joined_at, l.id`,
    values: [personId],
  });
  return rows.flatMap((row) => {
    const { states } = standingOf(outlineOf(row), workOf(row), othersFor(row.shared, personId));
    const due = deadlinesOf(row.blocks, row.extensions);
    return row.blocks.flatMap(({ elements }) =>
      elements.flatMap(({ id, title }) => {
        const dueAt = due[id];
        const isOpen = states[id] === 'active' || states[id] === 'waiting';
        return dueAt && isOpen ? [{ elementId: id, title, seminar: row.name, dueAt }] : [];
      }),
    );
  });
}
