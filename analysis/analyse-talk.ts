import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Session } from '#domain/sessions/decider.ts';
import type { AnalysisResults } from '#domain/sessions/report.ts';
import { BlobMissing } from '#infra/blobs/blob-store.ts';
import { withTemporaryDirectory } from '#infra/blobs/temporary-files.ts';
import { decodeToPcm, pcmRate } from '#infra/media/decode.ts';
import { MediaUnreadable } from '#infra/media/media-error.ts';
import type { AudioMeasures } from './audio/measures.ts';
import { scoreTalk } from './score/score-talk.ts';
import { loadSession, reporterOf } from './session-reports.ts';
import { formatOf, keepBlob, type Tools } from './tools.ts';

export type AnalysisJob = Readonly<{
  id: string;
  correlationId: string;
  payload: Readonly<{ sessionId: string; run: number }>;
}>;

/** Recording → measures → score, each step reported as it is done. What is wrong with the recording ends in a report too. */
export async function analyseTalk(job: AnalysisJob, signal: AbortSignal, tools: Tools): Promise<void> {
  const { sessionId, run } = job.payload;
  const report = reporterOf(job, tools.handle);
  await report({ type: 'StartAnalysis', data: { run } });
  const session = await loadSession(tools.store, sessionId);
  // Deleted, overtaken by a later run, or finished by another worker.
  if (session?.run !== run || session.analysis !== 'running') return;
  try {
    const measures = await measure({ job, session, signal, tools });
    const results = await keepBlob(sessionId, session.ownerId, await packed(measures), tools);
    await report({ type: 'ReportAudioAnalysed', data: { run, results, summary: summaryOf(measures) } });
    const { version, score, parts } = scoreTalk({ ...measures.summary, duration: measures.duration });
    await report({ type: 'CompleteAnalysis', data: { run, version, score, parts: [...parts] } });
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason || signal.aborted) throw error;
    await report({ type: 'FailAnalysis', data: { run, reason } });
  }
}

type Measuring = Readonly<{ job: AnalysisJob; session: Session; signal: AbortSignal; tools: Tools }>;

function measure({ job, session, signal, tools }: Measuring): Promise<AudioMeasures> {
  const { blobs, ffmpeg, temporary, maxTalkSeconds, handle, measuring } = tools;
  return withTemporaryDirectory(temporary, async (directory) => {
    const target = path.join(directory, 'talk.pcm');
    const { duration } = await blobs.withLocalFile(session.media.address, (source) =>
      decodeToPcm({ ffmpeg, source, format: formatOf(session.media), target, maxSeconds: maxTalkSeconds, signal }),
    );
    await reporterOf(job, handle)({ type: 'ReportAudioExtracted', data: { run: job.payload.run, duration } });
    return measuring.measure({ file: target, sampleRate: pcmRate }, signal);
  });
}

async function packed({ pitch, volume, pauses, peaks }: AudioMeasures) {
  const series = (from: AudioMeasures['pitch']) => ({ ...from, values: [...from.values] });
  const results: AnalysisResults = { pitch: series(pitch), volume: series(volume), pauses, peaks: series(peaks) };
  const content = await promisify(gzip)(JSON.stringify(results));
  return { source: Readable.from([content]), contentType: 'application/gzip' };
}

const summaryOf = ({ summary }: AudioMeasures) => ({ ...summary, timedAverages: [...summary.timedAverages] });

/** Why trying again would end the same way; undefined where it may not. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof MediaUnreadable) return error.reason;
  return error instanceof BlobMissing ? 'media_missing' : undefined;
}

/** Every try failed for reasons that are not the recording's. */
export async function failTalk(job: AnalysisJob, { handle }: Tools): Promise<void> {
  await reporterOf(job, handle)({ type: 'FailAnalysis', data: { run: job.payload.run, reason: 'internal' } });
}
