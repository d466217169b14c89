import type { Pool } from 'pg';
import type { NamedStream } from '#domain/history/contract/calls.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { withOwners } from './stream-row.ts';

type NameQuery = Readonly<{ streams: readonly string[]; ids: readonly string[] }>;

/** Looks up streams by their names, and the streams that ids belong to, with titles. */
export async function namedStreams(pool: Pool, { streams, ids }: NameQuery) {
  const { rows } = await pool.query<NamedStream & Readonly<{ asked: boolean }>>(
    `select id, stream, category, title, erased, stream = any($1) as asked from history.stream_list where stream = any($1)
     union all
     select * from (
       select distinct on (id) id, stream, category, title, erased, false as asked from history.stream_list
        where id = any($2) and (title is not null or erased)
        order by id, category <> 'user', stream) by_id`,
    [streams, [...new Set(ids)]],
  );
  const shown = (await withOwners(pool, rows)).map(({ asked, ...row }) => ({ asked, row }));
  const byStream = new Map(shown.flatMap(({ asked, row }) => (asked ? [[row.stream, row] as const] : [])));
  const byId = new Map(shown.flatMap(({ asked, row }) => (asked ? [] : [[row.id, row] as const])));
  return {
    ofStream: (stream: string): NamedStream => byStream.get(stream) ?? unknownStream(stream),
    ofId: (id: string): NamedStream | undefined => byId.get(id),
  };
}

/** A stream that the list does not contain yet. */
function unknownStream(stream: string): NamedStream {
  const category = stream.slice(0, stream.indexOf('-'));
  return { id: idOf(stream), stream, category, title: null, erased: false };
}
