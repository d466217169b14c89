import { type NamedStream, streamNames } from '#domain/history/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { aboutStream } from './about-stream.ts';
import type { ReadStored } from './kept-streams.ts';
import { dataOf } from './stored-stream.ts';

const most = 1_000;

type Tools = Parameters<typeof aboutStream>[1] & Readonly<{ read: ReadStored }>;

export const streamNamesQuery = (tools: Tools) =>
  aboutStream(streamNames, tools, async ({ params: { id } }, pool): Promise<NamedStream[]> => {
    const { events } = await tools.read(id);
    if (events.length === 0) return refuse('not_found');
    const { rows } = await pool.query<NamedStream>(
      // Several streams of a person share one id; the account comes first.
      `select distinct on (id) id, stream, category, title, erased from history.stream_list
        where id = any($1) and (title is not null or erased) order by id, category <> 'user', stream limit ${most}`,
      [[...new Set(events.flatMap((event) => idsIn(dataOf(event))))]],
    );
    return rows;
  });

const idsIn = (data: unknown): readonly string[] =>
  [...JSON.stringify(data).matchAll(/"([0-9a-f]{32})"/g)].map(([, id = '']) => id);
