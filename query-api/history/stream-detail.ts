import { type HistoryStream, streamDetail } from '#domain/history/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { aboutStream } from './about-stream.ts';
import { type StreamRow, streamColumns, streamsShown } from './stream-row.ts';

export const streamDetailQuery = (tools: Parameters<typeof aboutStream>[1]) =>
  aboutStream(streamDetail, tools, async ({ params: { id } }, pool): Promise<HistoryStream> => {
    const text = `select ${streamColumns} from history.stream_list where stream = $1`;
    const { rows } = await pool.query<StreamRow>(text, [id]);
    const [shown] = await streamsShown(pool, rows);
    return shown ?? refuse('not_found');
  });
