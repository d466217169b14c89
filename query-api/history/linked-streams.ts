import { type LinkedStream, linkedStreams } from '#domain/history/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { aboutStream } from './about-stream.ts';
import { withOwners } from './stream-row.ts';

const most = 100;

export const linkedStreamsQuery = (tools: Parameters<typeof aboutStream>[1]) =>
  aboutStream(linkedStreams, tools, async ({ params: { id } }, pool): Promise<LinkedStream[]> => {
    const known = await pool.query('select 1 from history.stream_list where stream = $1', [id]);
    if (known.rowCount === 0) return refuse('not_found');
    const { rows } = await pool.query<LinkedStream>(
      `with linked as (
         select other as stream, count(*)::int as requests
           from history.deed_list, unnest(streams) other
          where streams @> array[$1] and cardinality(streams) > 1 and other <> $1
          group by other order by requests desc, other limit ${most})
       select stream, category, title, erased, last_at as "lastAt", requests
         from linked join history.stream_list using (stream) order by requests desc, stream`,
      [id],
    );
    return withOwners(pool, rows);
  });
