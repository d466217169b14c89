import type { PoolClient } from 'pg';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { countsOf, markAsText } from '#domain/participation/contract/matrix.ts';
import { type Standing, standingOf, type Work } from '#domain/participation/contract/progress.ts';
import { elementsOf, type Outline } from '#domain/seminars/contract/outline.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';
import { type SharedElement, sharedBefore, sharersOf } from './sharers.ts';

type Row = Readonly<{
  /** Id of the participation. */
  id: string;
  seminar_id: string;
  participant_id: string;
  progress: number;
  position: Standing['position'];
  states: Standing['states'];
  locked_by: Standing['lockedBy'];
  /** `markAsText` for each element, in the order of the outline, with `;` between. */
  marks: string;
}>;

/** The standing of each participant. The rules compute it from the rows of the area. */
export const standingModel: ReadModel<Followed, Row> = {
  name: 'standing',
  table: 'standing',
  key: 'id',
  ddl: `create table standing (
      id text primary key, seminar_id text not null, participant_id text not null, progress double precision not null,
      position jsonb, states jsonb not null, locked_by jsonb not null, marks text not null);
    create index on standing (seminar_id)`,

  keys: () => [],
  readers: ({ seminar_id }) => [`seminar:${seminar_id}`],
  fold: (row) => row,

  computed: {
    async after(client, events) {
      const { participations, seminars } = await staleAfter(client, events);
      await remove(client, participations, seminars);
      const works = await worksIn(client, 'p.id = any($1) or p.seminar_id = any($2)', [participations, seminars]);
      await write(client, rowsOf(works, await rulesOf(client, works)));
      // A participant who acted is notified by the row of that action.
      return seminars.map((id) => `seminar:${id}` as const);
    },

    async anew(client) {
      const { rows } = await client.query<{ id: string }>('select distinct seminar_id as id from participation');
      const read = (index: number) => worksIn(client, 'p.seminar_id = $1', [rows[index]?.id ?? []]);
      let works = await read(0);
      for (let next = 1; next <= rows.length; next += 1) {
        const rules = await rulesOf(client, works);
        // Starts the next read now: Postgres works on it while this process applies the rules.
        const coming = read(next);
        coming.catch(() => {});
        const computed = rowsOf(works, rules);
        works = await coming;
        await write(client, computed);
      }
    },
  },
};

const moving: ReadonlySet<Followed['type']> = new Set([
  ...(['ParticipantJoined', 'ParticipantRemoved', 'ParticipationReset', 'FeedbackReceived'] as const),
  ...(['ElementSubmitted', 'ElementSkipped', 'SessionCounted', 'SessionNotCounted'] as const),
  ...(['SubmissionDeleted', 'SubmissionShared', 'SubmissionUnshared'] as const),
]);

type Stale = Readonly<{ participations: readonly string[]; seminars: readonly string[] }>;

/** `seminars`: the standing of all their participants may change. */
async function staleAfter(client: PoolClient, events: readonly Recorded<Followed>[]): Promise<Stale> {
  const moved = events.filter(({ type, stream }) => moving.has(type) && isStreamOf('participation', stream));
  const participations = [...new Set(moved.map(({ stream }) => idOf(stream)))];
  const seminars = new Set([...(await changedOutlines(client, events)), ...(await newlyShared(client, events))]);
  return { participations, seminars: [...seminars] };
}

/** The seminars whose rules or order were changed, or that were deleted. */
async function changedOutlines(client: PoolClient, events: readonly Recorded<Followed>[]): Promise<readonly string[]> {
  const since = new Map<string, number>();
  for (const { stream, revision } of events) {
    if (isStreamOf('seminar', stream) && !since.has(idOf(stream))) since.set(idOf(stream), revision);
  }
  if (since.size === 0) return [];
  const { rows } = await client.query<{ id: string }>(
    `select given.id from unnest($1::text[], $2::int[]) as given (id, since)
      left join outline on outline.seminar_id = given.id
      where outline.seminar_id is null or outline.changed_at >= given.since`,
    [[...since.keys()], [...since.values()]],
  );
  return rows.map(({ id }) => id);
}

/** The seminars where a participant gains or loses an element that others share. */
async function newlyShared(client: PoolClient, events: readonly Recorded<Followed>[]): Promise<readonly string[]> {
  const shown = events.flatMap((event) =>
    event.type === 'SubmissionShown' || event.type === 'SubmissionHidden' ? [event] : [],
  );
  if (shown.length === 0) return [];
  const shared = await sharedIn(client, [...new Set(shown.map(({ stream }) => idOf(stream)))]);
  return sharedBefore(shared, shown)
    .filter(({ before, now }) => sharersOf(before) !== sharersOf(now))
    .map(({ seminarId }) => seminarId);
}

async function sharedIn(client: PoolClient, seminars: readonly string[]): Promise<readonly SharedElement[]> {
  const { rows } = await client.query<SharedElement>(
    `select seminar_id as "seminarId", element_id as "elementId", jsonb_object_agg(participant_id, count) as by
      from shared_element where seminar_id = any($1) group by seminar_id, element_id`,
    [seminars],
  );
  return rows;
}

const remove = (client: PoolClient, participations: readonly string[], seminars: readonly string[]) =>
  participations.length + seminars.length > 0 &&
  client.query(
    `delete from standing where (id = any($1) or seminar_id = any($2))
      and not exists (select from participation where participation.id = standing.id)`,
    [participations, seminars],
  );

type WorkRow = Readonly<{ id: string; seminarId: string; participantId: string; work: Work }>;

async function worksIn(client: PoolClient, where: string, values: readonly (string | readonly string[])[]) {
  if (values.every(({ length }) => length === 0)) return [];
  const { rows } = await client.query<WorkRow>(
    `select p.id, p.seminar_id as "seminarId", p.participant_id as "participantId", json_build_object(
        'joinedAt', p.joined_revision, 'counted', p.counted,
        'hasFeedback', exists (select from feedback f where f.participation_id = p.id),
        'submissions', coalesce((select json_agg(json_build_object('id', s.id, 'elementId', s.element_id,
            'at', s.made_at_revision, 'skipped', s.skipped, 'isShared', s.is_shared, 'score', s.score))
          from submission s where s.participation_id = p.id), '[]')) as work
      from participation p where ${where}`,
    [...values],
  );
  return rows;
}

type Rules = Readonly<{ outlines: ReadonlyMap<string, Outline>; sharers: readonly Sharers[] }>;

async function rulesOf(client: PoolClient, works: readonly WorkRow[]): Promise<Rules> {
  const seminars = [...new Set(works.map(({ seminarId }) => seminarId))];
  if (seminars.length === 0) return { outlines: new Map(), sharers: [] };
  return { outlines: await outlinesOf(client, seminars), sharers: await sharersIn(client, seminars) };
}

const rowsOf = (works: readonly WorkRow[], { outlines, sharers }: Rules): readonly Row[] =>
  works.flatMap((one) => {
    const outline = outlines.get(one.seminarId);
    return outline ? [rowOf(one, outline, sharers)] : [];
  });

/** Writes all rows with one statement. */
async function write(client: PoolClient, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const of = (value: (row: Row) => unknown) => rows.map(value);
  const json = (value: (row: Row) => unknown) => rows.map((row) => JSON.stringify(value(row)));
  const names = ['progress', 'position', 'states', 'locked_by', 'marks'];
  const listed = (prefix: string) => names.map((name) => `${prefix}.${name}`).join(', ');
  await client.query(
    `insert into standing (id, seminar_id, participant_id, ${names})
      select id, seminar_id, participant_id, progress, nullif(given.position, 'null'), states, locked_by, marks
      from unnest($1::text[], $2::text[], $3::text[], $4::double precision[], $5::jsonb[], $6::jsonb[], $7::jsonb[], $8::text[])
        as given (id, seminar_id, participant_id, ${names})
      on conflict (id) do update set ${names.map((name) => `${name} = excluded.${name}`)}
      where (${listed('standing')}) is distinct from (${listed('excluded')})`,
    [
      ...[of(({ id }) => id), of(({ seminar_id }) => seminar_id), of(({ participant_id }) => participant_id)],
      ...[of(({ progress }) => progress), json(({ position }) => position), json(({ states }) => states)],
      ...[json(({ locked_by }) => locked_by), of(({ marks }) => marks)],
    ],
  );
}

/** `by`: two sharers are enough to know whether there is another person. */
type Sharers = Readonly<{ seminarId: string; elementId: string; by: readonly string[] }>;

async function sharersIn(client: PoolClient, seminars: readonly string[]): Promise<readonly Sharers[]> {
  const { rows } = await client.query<Sharers>(
    `select seminar_id as "seminarId", element_id as "elementId",
        array_remove(array[min(participant_id), nullif(max(participant_id), min(participant_id))], null) as by
      from shared_element where seminar_id = any($1) group by seminar_id, element_id`,
    [seminars],
  );
  return rows;
}

async function outlinesOf(client: PoolClient, seminars: readonly string[]): Promise<ReadonlyMap<string, Outline>> {
  const { rows } = await client.query<Outline & Readonly<{ id: string }>>(
    `select seminar_id as id, blocks, earlier_orders as "earlierOrders", changed_at as revision
      from outline where seminar_id = any($1)`,
    [seminars],
  );
  return new Map(rows.map(({ id, ...outline }) => [id, outline]));
}

function rowOf({ id, seminarId, participantId, work }: WorkRow, outline: Outline, sharers: readonly Sharers[]): Row {
  const ofOthers = sharers.filter((one) => one.seminarId === seminarId && one.by.some((by) => by !== participantId));
  const others = { shared: new Set(ofOthers.map(({ elementId }) => elementId)) };
  const { lockedBy: locked_by, ...standing } = standingOf(outline, work, others);
  const marks = elementsOf(outline).map((element) =>
    markAsText({ state: standing.states[element.id] ?? 'active', ...countsOf(element, work) }),
  );
  const ids = { id, seminar_id: seminarId, participant_id: participantId };
  return { ...ids, ...standing, locked_by, marks: marks.join(';') };
}
