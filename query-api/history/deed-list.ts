import type { Pool } from 'pg';
import { type Deed, deedList, mostNamed } from '#domain/history/contract/deeds.ts';
import type { RecordLookUp } from '#domain/history/contract/look-up.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { readsHistory } from '#domain/kernel/roles.ts';
import type { Hashes } from '#infra/hash-of.ts';
import { permittedElseUnknown } from '#infra/http/rules.ts';
import { pageOf } from '../paged.ts';
import { query } from '../query-area.ts';
import { actorFrom, namesOf } from './actors.ts';
import { namedStreams } from './named-streams.ts';
import { streamsNamed } from './stream-list.ts';

type Tools = Readonly<{ record: RecordLookUp; hashes: Hashes }>;

export const deedListQuery = ({ record, hashes }: Tools) =>
  query(deedList, {
    allow: permittedElseUnknown(readsHistory),
    async answer({ query, userId, reply }, pool): Promise<Deed[]> {
      const { category = null, person = null, type, from = null, to = null, cursor, limit } = query;
      const q = query.q?.trim() || null;
      const textHash = q === null ? null : hashes.of(q);
      const asked = { category, actor: person, from, to, ...(type && { type }), textHash };
      await record({ userId: userId(), requestId: reply.request.id, lookUp: { type: 'SearchHistory', data: asked } });

      const tags = [category && `in:${category}`, type && `type:${type}`, person && `by:${person}`].filter(Boolean);
      const [at, position] = cursor === undefined ? [null, null] : readCursor(cursor);
      const named = q === null ? null : await streamsNamed(pool, q);
      const withMinor = query.minor === 'true' || category !== null;
      const values = [from, to, at, position, tags, withMinor, named, named?.map((stream) => `by:${idOf(stream)}`)];
      const rows = await find(pool, [...values, limit + 1]);
      const page = pageOf(reply, rows, { limit, cursorOf: (last) => `${last.at}~${last.place}` });
      return deedsShown(pool, page);
    },
  });

function readCursor(cursor: string): readonly [string, string] {
  const [, at, position] = /^(\d{4}-[0-9T:.-]{1,30}Z)~(\d{1,18})$/.exec(cursor) ?? [];
  return at && position && !Number.isNaN(Date.parse(at)) ? [at, position] : refuse('invalid_input', 'cursor');
}

type Row = Readonly<{
  id: string;
  at: string;
  place: string;
  actor: string;
  type: string;
  stream: string;
  count: number;
  events: number;
  streams: number;
  ids: readonly string[];
}>;

const columns = `id, at, position::text as place, actor, type, stream, main_streams as count, events,
  cardinality(streams) as streams, ids[1:40] as ids`;
const inTime = `($1::timestamptz is null or at >= $1) and ($2::timestamptz is null or at < $2)
  and ($3::timestamptz is null or (at, position) < ($3, $4::bigint)) and ($6 or not minor)`;
const wanted = `tags @> $5::text[] and ($7::text[] is null or streams && $7 or tags && $8::text[])`;
const newest = 'order by at desc, position desc limit $9';

/** First searches this many of the newest rows. An index would return every row of a frequent filter. */
const newestLooked = 3_000;

const lately = `select ${columns} from (
    select * from history.deed_list where ${inTime} order by at desc, position desc limit ${newestLooked}) looked
  where ${wanted} ${newest}`;
/** `materialized` keeps Postgres from scanning by time for a rare filter. */
const byIndex = `with met as materialized (select * from history.deed_list where ${wanted} and ${inTime})
  select ${columns} from met ${newest}`;

async function find(pool: Pool, values: readonly unknown[]): Promise<readonly Row[]> {
  const [tags, most] = [values[4] as readonly string[], Number(values.at(-1))];
  const { rows } = await pool.query<Row>(lately, [...values]);
  const isUnfiltered = tags.length === 0 && values[6] === null;
  if (isUnfiltered || rows.length >= most) return rows;
  return (await pool.query<Row>(byIndex, [...values])).rows;
}

async function deedsShown(pool: Pool, rows: readonly Row[]): Promise<Deed[]> {
  const actorOf = (row: Row) => actorFrom(row.actor);
  const nameOf = await namesOf(pool, rows.map(actorOf));
  const belongings = await belongingsOf(
    pool,
    rows.map(({ stream }) => stream),
  );
  const idsOf = ({ stream, ids }: Row) => [...new Set([...(belongings.get(stream) ?? []), ...ids])];
  const named = await namedStreams(pool, { streams: rows.map(({ stream }) => stream), ids: rows.flatMap(idsOf) });
  return rows.map((row) => {
    const { stream, ids: _, actor: __, place: ___, ...deed } = row;
    const own = named.ofStream(stream);
    // A stream without a title gets that of the thing with the same id: a share that of its session, a subscription that of its company.
    const main = { ...own, title: own.title ?? named.ofId(own.id)?.title ?? null };
    const about = idsOf(row).flatMap((id) => (id === main.id ? [] : (named.ofId(id) ?? [])));
    return { ...deed, actor: nameOf(actorOf(row)), stream: main, about: about.slice(0, mostNamed) };
  });
}

type Belonging = Readonly<{ stream: string; ids: readonly string[] }>;

async function belongingsOf(pool: Pool, streams: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await pool.query<Belonging>(
    'select stream, belongs_to as ids from history.stream_list where stream = any($1)',
    [streams],
  );
  return new Map(rows.map(({ stream, ids }) => [stream, ids]));
}
