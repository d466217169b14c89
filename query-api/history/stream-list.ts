import type { Pool } from 'pg';
import { allEvents } from '#domain/all-events.ts';
import { streamCategories } from '#domain/areas.ts';
import { type HistoryStream, streamList } from '#domain/history/contract/calls.ts';
import type { RecordLookUp } from '#domain/history/contract/look-up.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { readsHistory } from '#domain/kernel/roles.ts';
import { wordsOf } from '#domain/kernel/words-of.ts';
import type { Hashes } from '#infra/hash-of.ts';
import { permittedElseUnknown } from '#infra/http/rules.ts';
import { pageOf } from '../paged.ts';
import { query } from '../query-area.ts';
import { writtenActors } from './actors.ts';
import { type StreamRow, streamColumns, streamsShown } from './stream-row.ts';

/**
 * A search: words with these beginnings (a `tsquery`), or events of these types. Null: nothing can match.
 * `category`: of a complete stream name, if one was given.
 */
type SearchText = Readonly<{ words: string | null; types: readonly string[]; category: string | null }>;

const shortestType = 4;

function searchText(text: string): SearchText {
  const category = streamCategories.find((one) => text.startsWith(`${one}-`)) ?? null;
  const words = wordsOf(category === null ? text : text.slice(category.length + 1));
  const letters = words.join('');
  const types = Object.keys(allEvents).filter((type) => type.toLowerCase().includes(letters));
  return {
    // Contains only letters and digits, so no query operators.
    words: words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : null,
    types: letters.length >= shortestType && category === null ? types : [],
    category,
  };
}

type Tools = Readonly<{ record: RecordLookUp; hashes: Hashes }>;

export const streamListQuery = ({ record, hashes }: Tools) =>
  query(streamList, {
    allow: permittedElseUnknown(readsHistory),
    async answer({ query, userId, reply }, pool): Promise<HistoryStream[]> {
      const { category = null, actor = null, from = null, to = null, cursor, limit } = query;
      const q = query.q?.trim() || null;
      const asked = { category, actor, from, to, textHash: q === null ? null : hashes.of(q) };
      const lookUp = { type: 'SearchHistory', data: asked } as const;
      await record({ userId: userId(), requestId: reply.request.id, lookUp });

      const filters = { category, actor, from, to, before: cursor === undefined ? null : readCursor(cursor) };
      const rows = await find(pool, { filters, q, most: limit + 1 });
      const page = pageOf(reply, rows, { limit, cursorOf: (last) => last.lastPosition });
      return streamsShown(pool, page);
    },
  });

const readCursor = (cursor: string): string => (/^\d{1,18}$/.test(cursor) ? cursor : refuse('invalid_input', 'cursor'));

type Filters = Readonly<{
  [Name in 'category' | 'actor' | 'from' | 'to' | 'before']: string | null;
}>;
type StreamQuery = Readonly<{ filters: Filters; q: string | null; most: number }>;

const filtered = `($1::text is null or category = $1) and ($2::text[] is null or actors && $2)
  and ($3::timestamptz is null or last_at >= $3) and ($4::timestamptz is null or first_at < $4)
  and ($5::bigint is null or last_position < $5)`;
const newest = 'order by last_position desc limit $6';

const newestLooked = 1_000;

/**
 * Looks up words by their index first. Looks for types among the newest streams, and if that does not fill a page, by their
 * index. Neither way is good for all types: a scan for a rare type reads the whole list, and the index finds a frequent type
 * everywhere. Postgres plans for unknown types as if they were frequent.
 */
const byText = `with worded as materialized (
    select * from history.stream_list where $7::text is not null and array_to_tsvector(words) @@ $7::tsquery
      and ($9::text is null or category = $9)
  ), lately as materialized (
    select stream, last_position from (
      select stream, last_position, types from history.stream_list where cardinality($8::text[]) > 0 and ${filtered}
        order by last_position desc limit ${newestLooked}) looked where types && $8
  ), seldom as materialized (
    select stream, last_position from history.stream_list
      where cardinality($8::text[]) > 0 and (select count(*) from lately) < $6 and types && $8 and ${filtered}
  ), found as (
    (select stream from worded where ${filtered} ${newest})
    union (select stream from lately ${newest})
    union (select stream from seldom ${newest})
  )
  select ${streamColumns} from history.stream_list join found using (stream) ${newest}`;
const all = `select ${streamColumns} from history.stream_list where ${filtered} ${newest}`;

async function find(pool: Pool, { filters, q, most }: StreamQuery): Promise<readonly StreamRow[]> {
  const { category, actor, from, to, before } = filters;
  const values = [category, actor && writtenActors(actor), from, to, before, most];
  if (q === null) return (await pool.query<StreamRow>(all, values)).rows;
  const { words, types, category: named } = searchText(q);
  return (await pool.query<StreamRow>(byText, [...values, words, types, named])).rows;
}

/** Maximum number of streams, enough for a page of deeds. */
const mostNamed = 200;

/** Streams with words in name or id that begin like this, the newest first. */
export async function streamsNamed(pool: Pool, text: string): Promise<readonly string[]> {
  const { words, category } = searchText(text);
  if (words === null) return [];
  const { rows } = await pool.query<{ stream: string }>(
    `with worded as materialized (
       select stream, last_position from history.stream_list
        where array_to_tsvector(words) @@ $1::tsquery and ($2::text is null or category = $2))
     select stream from worded order by last_position desc limit ${mostNamed}`,
    [words, category],
  );
  return rows.map(({ stream }) => stream);
}
