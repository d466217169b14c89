import type { Pool } from 'pg';
import type * as z from 'zod/mini';
import { refuse } from '#domain/kernel/errors.ts';
import { type DatedBlock, deadlinesOf, type Extensions, isLate } from '#domain/participation/contract/deadlines.ts';
import { markIn, type ParticipantRow } from '#domain/participation/contract/matrix.ts';
import type { Standing } from '#domain/participation/contract/progress.ts';
import type { Person } from '#domain/participation/contract/submissions.ts';
import type { Outline } from '#domain/seminars/contract/outline.ts';
import { type OutlineRow, outlineColumns, outlineOf } from '#query-api/seminars/for-others.ts';
import { nameOf, personOf } from '#query-api/users/for-others.ts';
import { type WorkRow, workColumns } from './work-row.ts';

/** A seminar as its owner sees it. */
export type Course = Readonly<{
  name: string;
  outline: Outline;
  elements: readonly Readonly<{ id: string; blockId: string; title: string; type: string; dueAt: string | null }>[];
  blocks: readonly DatedBlock[];
  /** The deadlines of participants without an extension. */
  due: ReturnType<typeof deadlinesOf>;
}>;

type CourseRow = OutlineRow &
  Readonly<{
    name: string;
    blocks: readonly Readonly<{
      id: string;
      dueAt: string | null;
      elements: readonly Readonly<{ id: string; title: string; type: string; dueAt: string | null }>[];
    }>[];
  }>;

/** @throws seminar_not_found if the seminar does not belong to this person */
export async function courseOf(pool: Pool, seminarId: string, ownerId: string): Promise<Course> {
  const { rows } = await pool.query<CourseRow>({
    name: 'course',
    text: `select l.name, ${outlineColumns},
        (select coalesce(jsonb_agg(jsonb_build_object('id', block->'id', 'dueAt', block->'dueAt', 'elements', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', element->'id', 'title', element->'title', 'dueAt', element->'dueAt', 'type', element->'content'->'type') order by m), '[]')
          from jsonb_array_elements(block->'elements') with ordinality as e (element, m))) order by n), '[]')
         from jsonb_array_elements(d.blocks) with ordinality as b (block, n)) as blocks
      from seminars.seminar_detail d join seminars.seminar_list l using (id) where d.id = $1 and d.owner_id = $2`,
    values: [seminarId, ownerId],
  });
  const row = rows[0] ?? refuse('seminar_not_found');
  const due = deadlinesOf(row.blocks);
  const elements = row.blocks.flatMap((block) =>
    block.elements.map((element) => ({ ...element, blockId: block.id, dueAt: due[element.id] ?? null })),
  );
  const { blocks } = row;
  return { name: row.name, outline: outlineOf(row), elements, blocks, due };
}

type Participant = Pick<Standing, 'progress' | 'position'> &
  Readonly<{
    id: string;
    username: string | null;
    name: string | null;
    firstName: string | null;
    lastName: string | null;
    email: string | null;
    joinedAt: string;
    lastActiveAt: string;
    extensions: Extensions;
    /** The result of `markAsText` for each element of `order`, separated by `;`. */
    marks: string;
    /** The ids of the elements in the order of the marks. */
    order: readonly string[];
  }>;

const time = (column: string, name: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`;

/** Ordered by last name. With `personId`, only that participant. */
export async function participantsIn(
  pool: Pool,
  seminarId: string,
  personId?: string,
): Promise<readonly Participant[]> {
  const { rows } = await pool.query<Omit<Participant, 'order'> & Readonly<{ order: readonly string[] | null }>>({
    name: 'participants',
    text: `select p.participant_id as id, u.username, ${nameOf('u')} as name, u.first_name as "firstName", u.last_name as "lastName", u.email,
        ${time('p.joined_at', 'joinedAt')}, ${time('p.last_active_at', 'lastActiveAt')},
        p.extensions, st.progress, st.position, st.marks, case when row_number() over () = 1 then (
          select jsonb_path_query_array(o.blocks, '$[*].elements[*].id') from participation.outline o where o.seminar_id = $1
        ) end as "order"
      from participation.participation p join participation.standing st on st.id = p.id left join users.user_account u on u.id = p.participant_id
      where p.seminar_id = $1 and ($2::text is null or p.participant_id = $2)
      order by u.last_name || ' ' || u.first_name nulls last, u.username, p.participant_id`,
    values: [seminarId, personId ?? null],
  });
  const order = rows.find((row) => row.order)?.order ?? [];
  return rows.map((row) => ({ ...row, order }));
}

type Worker = WorkRow & Readonly<{ user: z.infer<typeof Person> }>;

/** The work of each participant, in the order of `participantsIn`. With `personId`, only of that one. */
export async function workersIn(pool: Pool, seminarId: string, personId?: string): Promise<readonly Worker[]> {
  const { rows } = await pool.query<Worker>({
    name: 'workers',
    text: `select ${personOf('u', 'p.participant_id')} as "user", ${workColumns}
      from participation.participation p left join users.user_account u on u.id = p.participant_id
      where p.seminar_id = $1 and ($2::text is null or p.participant_id = $2)
      order by u.last_name || ' ' || u.first_name nulls last, u.username, p.participant_id`,
    values: [seminarId, personId ?? null],
  });
  return rows;
}

/** The rows of the matrix, in the order of `participants`. */
export function matrixRows(course: Course, participants: readonly Participant[], now: Date): readonly ParticipantRow[] {
  const places = new Map(participants[0]?.order.map((id, place) => [id, place]));
  const columns = course.elements.map(({ id }) => ({ id, place: places.get(id), cellOf: cellsAlike() }));
  return participants.map(({ extensions, email: _, marks: allMarks, order: __, ...person }) => {
    const due = Object.keys(extensions).length > 0 ? deadlinesOf(course.blocks, extensions) : course.due;
    const marks = allMarks.split(';');
    const cells = columns.map(({ id, place, cellOf }) => {
      const mark = place === undefined ? undefined : marks[place];
      return cellOf(mark || 'active', due[id] ?? null, now);
    });
    return { ...person, cells };
  });
}

type Cell = ParticipantRow['cells'][number];

/** Creates each different cell of a column once and reuses it: a column has up to 500 cells, and most of them are equal. */
function cellsAlike() {
  const byDeadline = new Map<string | null, Map<string, Cell>>();
  return (text: string, dueAt: string | null, now: Date): Cell => {
    const known = byDeadline.get(dueAt) ?? new Map<string, Cell>();
    const found = known.get(text);
    if (found) return found;
    const mark = markIn(text);
    const cell = { ...mark, dueAt, late: isLate(mark.state, dueAt, now) };
    byDeadline.set(dueAt, known.set(text, cell));
    return cell;
  };
}
