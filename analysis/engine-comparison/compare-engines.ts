import path from 'node:path';
import type { AnalysisPayload } from '#domain/kernel/analysis-jobs.ts';
import { type EngineResult, longestCompared, type SpeechEngine } from '#domain/speech/contract/comparison.ts';
import { release } from '#infra/blobs/blob-references.ts';
import { BlobMissing } from '#infra/blobs/blob-store.ts';
import { withTemporaryDirectory } from '#infra/blobs/temporary-files.ts';
import { decodeToPcm, pcmRate } from '#infra/media/decode.ts';
import { MediaUnreadable } from '#infra/media/media-error.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { JobWith } from '#infra/queue/job.ts';
import { shippedFile, shippedFormat } from '../speech-model/shipped-recording.ts';
import { formatOf, type Tools } from '../tools.ts';
import { heardBy } from './heard-by.ts';

type Job = JobWith<AnalysisPayload<'engine-comparison'>>;
type Recording = Readonly<{ address: string; demuxer: string; contentType: string }>;
type Row = Readonly<{
  said: string;
  locale: 'de' | 'en';
  engines: readonly SpeechEngine[];
  sentTo: readonly string[];
  recording: Recording | null;
  results: readonly EngineResult[];
}>;

/** Lets one engine after the other transcribe the recording. After a crash it continues with those that have no result yet. */
export async function compareEngines({ payload: { comparisonId: id } }: Job, signal: AbortSignal, tools: Tools) {
  const row = await find(id, tools);
  if (!row) return;
  try {
    await withTemporaryDirectory(tools.temporary, async (directory) => {
      const pcmFile = path.join(directory, 'talk.pcm');
      await decode({ recording: row.recording, target: pcmFile }, signal, tools);
      const { duration, pauses } = await tools.measuring.measure({ file: pcmFile, sampleRate: pcmRate }, signal);
      const session = { pcmFile, duration, pauses, locale: row.locale };
      let results = row.results;
      await tell(id, { seconds: duration, results }, tools);
      for (const engine of row.engines) {
        if (results.some((result) => result.engine === engine)) continue;
        results = [...results, await heardBy({ engine, session, said: row.said, agreed: row.sentTo }, signal, tools)];
        await tell(id, { seconds: duration, results }, tools);
      }
    });
    await end(id, { state: 'done', fault: null }, tools);
  } catch (error) {
    const isOver = error instanceof MediaUnreadable || error instanceof BlobMissing;
    if (!isOver || signal.aborted) throw error;
    await end(id, { state: 'failed', fault: 'unreadable' }, tools);
  }
}

/** Called when every attempt has failed. */
export const giveUpComparison = ({ payload: { comparisonId } }: Job, tools: Tools): Promise<void> =>
  end(comparisonId, { state: 'failed', fault: 'failed' }, tools);

/** Marks a comparison as running and returns it; undefined if it has ended or was deleted. */
async function find(id: string, { pool }: Pick<Tools, 'pool'>): Promise<Row | undefined> {
  const { rows } = await pool.query<Row>(
    `update ops.engine_comparison set state = 'running' where id = $1 and state in ('waiting', 'running')
     returning said, locale, engines, sent_to as "sentTo", recording, results`,
    [id],
  );
  return rows[0];
}

type Source = Readonly<{ recording: Recording | null; target: string }>;

async function decode({ recording, target }: Source, signal: AbortSignal, { ffmpeg, blobs }: Tools): Promise<void> {
  const decoding = { ffmpeg, target, maxSeconds: longestCompared, signal };
  if (!recording) return void (await decodeToPcm({ ...decoding, source: shippedFile, format: shippedFormat }));
  const format = formatOf({ ...recording, size: 0 });
  await blobs.withLocalFile(recording.address, (source) => decodeToPcm({ ...decoding, source, format }));
}

type Progress = Readonly<{ seconds: number; results: readonly EngineResult[] }>;

const tell = (id: string, { seconds, results }: Progress, { pool }: Pick<Tools, 'pool'>) =>
  pool.query('update ops.engine_comparison set seconds = $2, results = $3 where id = $1', [
    ...[id, seconds],
    JSON.stringify(results),
  ]);

type Ending = Readonly<{ state: 'done' | 'failed'; fault: 'unreadable' | 'failed' | null }>;

/** Ends the comparison, and deletes its recording. */
const end = (id: string, { state, fault }: Ending, { pool, blobs }: Pick<Tools, 'pool' | 'blobs'>): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query('update ops.engine_comparison set state = $2, fault = $3 where id = $1', [id, state, fault]);
    await release(client, `comparison ${id}`, blobs);
  });
