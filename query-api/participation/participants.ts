import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { type DatedBlock, deadlinesOf, type Extensions, isLate } from '#domain/participation/contract/deadlines.ts';
import type { ParticipantRow } from '#domain/participation/contract/matrix.ts';
import { type Standing, standingOf, type Work } from '#domain/participation/contract/progress.ts';
import { currentRules, elementsOf, type Outline, type OutlineElement } from '#domain/seminars/contract/outline.ts';
import { nameOf } from '../person-name.ts';
import {
  type OutlineRow,
  othersIn,
  outlineColumns,
  outlineOf,
  type SharedElements,
  sharedElementsOf,
  type WorkRow,
  workOf,
} from '../seminar-rows.ts';

/** A seminar as its owner finds it, with everybody who takes part. */
export type Course = Readonly<{
  name: string;
  outline: Outline;
  elements: readonly Readonly<{ id: string; blockId: string; title: string; type: string; dueAt: string | null }>[];
  blocks: readonly DatedBlock[];
  shared: SharedElements | null;
  /** The elements that others share, for each participant. */
  othersOf: ReturnType<typeof othersIn>;
}>;

type CourseRow = OutlineRow &
  Readonly<{
    name: string;
    shared: SharedElements | null;
    blocks: readonly Readonly<{
      id: string;
      dueAt: string | null;
      elements: readonly Readonly<{ id: string; title: string; type: string; dueAt: string | null }>[];
    }>[];
  }>;

/** @throws seminar_not_found where it is not this person's */
export async function courseOf(pool: Pool, seminarId: string, ownerId: string): Promise<Course> {
  const { rows } = await pool.query<CourseRow>({
    name: 'course',
    text: `select l.name, ${outlineColumns}, ${sharedElementsOf('d.id')} as shared,
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
  return {
    name: row.name,
    outline: outlineOf(row),
    elements,
    blocks,
    shared: row.shared,
    othersOf: othersIn(row.shared),
  };
}

type Participant = WorkRow &
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
  }>;

const time = (column: string, name: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`;

/** By last name; one of them where an id is given. */
export async function participantsIn(
  pool: Pool,
  seminarId: string,
  personId?: string,
): Promise<readonly Participant[]> {
  const { rows } = await pool.query<Participant>({
    name: 'participants',
    text: `select p.participant_id as id, u.username, ${nameOf('u')} as name, u.first_name as "firstName", u.last_name as "lastName", u.email,
        ${time('p.joined_at', 'joinedAt')}, ${time('p.last_active_at', 'lastActiveAt')},
        p.joined_revision, p.submissions, p.counted, p.extensions
      from participation.participation p left join users.user_account u on u.id = p.participant_id
      where p.seminar_id = $1 and ($2::text is null or p.participant_id = $2)
      order by u.last_name || ' ' || u.first_name nulls last, u.username, p.participant_id`,
    values: [seminarId, personId ?? null],
  });
  return rows;
}

/** A row of the matrix. */
export function participantRow(course: Course, participant: Participant, now: Date): ParticipantRow {
  const { joined_revision, submissions, counted, extensions, email: _, ...person } = participant;
  const work = workOf({ joined_revision, submissions, counted });
  const standing = standingOf(course.outline, work, course.othersOf(participant.id));
  const { progress, position } = standing;
  const due = deadlinesOf(course.blocks, extensions);
  const cells = elementsOf(course.outline).map((element) => {
    const dueAt = due[element.id] ?? null;
    return cellOf(element, work, { ...standing, dueAt, now });
  });
  return { ...person, progress, position, cells };
}

type At = Pick<Standing, 'states'> & Readonly<{ dueAt: string | null; now: Date }>;

export function cellOf(
  element: OutlineElement,
  work: Work,
  { states, dueAt, now }: At,
): ParticipantRow['cells'][number] {
  const mine = work.submissions.filter(({ elementId, skipped }) => elementId === element.id && !skipped);
  const scores = mine.flatMap(({ score }) => (score === null ? [] : [score]));
  const isGoal = currentRules(element).type === 'goal';
  const counted = work.counted.filter(({ elementId }) => elementId === element.id).length;
  const state = states[element.id] ?? 'active';
  return {
    ...{ state, dueAt, late: isLate(state, dueAt, now) },
    submissions: mine.length,
    shared: mine.filter(({ isShared }) => isShared).length,
    value: isGoal ? counted : scores.length > 0 ? Math.max(...scores) : null,
  };
}
