import path from 'node:path';
import type { AnalysisPayload } from '#domain/kernel/analysis-jobs.ts';
import { type ClipMeasures, longestClip } from '#domain/sessions/contract/clips.ts';
import { release } from '#infra/blobs/blob-references.ts';
import { BlobMissing } from '#infra/blobs/blob-store.ts';
import { withTemporaryDirectory } from '#infra/blobs/temporary-files.ts';
import { decodeToPcm, pcmRate } from '#infra/media/decode.ts';
import { MediaUnreadable } from '#infra/media/media-error.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { formatOf, type Tools } from '../tools.ts';
import { clipMeasures } from './clip-measures.ts';
import { wordsOfClip } from './words-of-clip.ts';

type Payload = AnalysisPayload<'clip'>;
type ClipJob = Readonly<{ payload: Payload }>;

/** Measures a short recording, and deletes it. */
export async function measureClip({ payload }: ClipJob, signal: AbortSignal, tools: Tools): Promise<void> {
  try {
    await keep(payload, await measured(payload, signal, tools), tools);
  } catch (error) {
    const isOver = error instanceof MediaUnreadable || error instanceof BlobMissing;
    if (!isOver || signal.aborted) throw error;
    await keep(payload, null, tools);
  }
}

/** Called when every attempt has failed: the clip has no measures. */
export const giveUpClip = ({ payload }: ClipJob, tools: Tools): Promise<void> => keep(payload, null, tools);

function measured(payload: Payload, signal: AbortSignal, tools: Tools): Promise<ClipMeasures> {
  const { address, demuxer, contentType, locale, sharing } = payload;
  const { blobs, ffmpeg, temporary, measuring } = tools;
  return withTemporaryDirectory(temporary, async (directory) => {
    const target = path.join(directory, 'clip.pcm');
    const format = formatOf({ demuxer, contentType, address, size: 0 });
    await blobs.withLocalFile(address, (source) =>
      decodeToPcm({ ffmpeg, source, format, target, maxSeconds: longestClip, signal }),
    );
    const measures = await measuring.measure({ file: target, sampleRate: pcmRate }, signal);
    const heard = { pcmFile: target, measures, locale, mayLeave: sharing === 'transcription' };
    return clipMeasures(measures, await wordsOfClip(heard, signal, tools));
  });
}

function keep({ clipId, ownerId, reference }: Payload, measures: ClipMeasures | null, { pool, blobs }: Tools) {
  return inTransaction(pool, async (client) => {
    const state = measures ? 'measured' : 'failed';
    await client.query(`update ops.clip set state = $3, measures = $4 where owner_id = $1 and id = $2`, [
      ...[ownerId, clipId, state],
      measures && JSON.stringify(measures),
    ]);
    await release(client, reference, blobs);
  });
}
