import path from 'node:path';
import type { AnalysisResults } from '#domain/sessions/contract/report.ts';
import { BlobMissing } from '#infra/blobs/blob-store.ts';
import { packed } from '#infra/blobs/packed-json.ts';
import { withTemporaryDirectory } from '#infra/blobs/temporary-files.ts';
import { pcmRate } from '#infra/media/decode.ts';
import { MediaUnreadable } from '#infra/media/media-error.ts';
import type { AnalysisJob, AnalysisRun } from './analysis-run.ts';
import type { AudioMeasures } from './audio/measures.ts';
import { cutRecording } from './cut-recording.ts';
import { decodeSession } from './decode-session.ts';
import { storedFeatures } from './features.ts';
import { analyseWords } from './find-words/analyse-words.ts';
import { findWords } from './find-words/find-words.ts';
import { judgeStored } from './score/judge-stored.ts';
import { loadSession, reporterOf } from './session-reports.ts';
import { keepBlob, type Tools } from './tools.ts';

/**
 * Recording → measures → words → score; each step is reported when it is done. An unusable recording also ends in a
 * report.
 */
export async function analyseSession(job: AnalysisJob, signal: AbortSignal, tools: Tools): Promise<void> {
  const { sessionId, run } = job.payload;
  const report = reporterOf(job, tools.handle);
  await report({ type: 'StartAnalysis', data: { run } });
  const session = await loadSession(tools.store, sessionId);
  // The session was deleted, replaced by a later run, or finished by another worker.
  if (session?.run !== run || session.analysis !== 'running') return;
  try {
    const left = await cutRecording({ job, session, signal, tools });
    await analyse({ job, session: left, signal, tools });
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason || signal.aborted) throw error;
    await report({ type: 'FailAnalysis', data: { run, reason } });
  }
}

async function analyse(analysis: AnalysisRun): Promise<void> {
  const { job, tools } = analysis;
  const { sessionId, run } = job.payload;
  await withTemporaryDirectory(tools.temporary, async (directory) => {
    const pcmFile = path.join(directory, 'talk.pcm');
    const measures = await measure(analysis, pcmFile);
    await reportSound(analysis, measures);
    const { duration, pauses, syllableNuclei, pitch, summary } = measures;
    const sound = { pcmFile, duration, pauses, syllableNuclei, pitch, speechTime: summary.speechTime };
    const words = await findWords(analysis, sound);
    if (words) await analyseWords(job, { ...words, run, talk: { duration, gaps: pauses } }, tools);
  });
  const features = await storedFeatures(sessionId, tools);
  if (!features) return;
  const { text: _, ...judged } = judgeStored(features, tools);
  await reporterOf(job, tools.handle)({ type: 'CompleteAnalysis', data: { run, ...judged } });
}

async function measure(analysis: AnalysisRun, target: string): Promise<AudioMeasures> {
  const { job, signal, tools } = analysis;
  const { handle, measuring } = tools;
  const { duration } = await decodeSession(analysis, target);
  await reporterOf(job, handle)({ type: 'ReportAudioExtracted', data: { run: job.payload.run, duration } });
  return measuring.measure({ file: target, sampleRate: pcmRate }, signal);
}

async function reportSound(
  { job, session, tools }: AnalysisRun,
  { summary, duration: _, speechLevel: __, ...series }: AudioMeasures,
) {
  const content: AnalysisResults = series;
  const { sessionId, run } = job.payload;
  const results = await keepBlob(sessionId, session.ownerId, await packed(content), tools);
  const { timedAverages, warnings } = summary;
  const data = { run, results, summary: { ...summary, timedAverages: [...timedAverages], warnings: [...warnings] } };
  await reporterOf(job, tools.handle)({ type: 'ReportAudioAnalysed', data });
}

/** The reason if another attempt would fail in the same way; else undefined. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof MediaUnreadable) return error.reason;
  return error instanceof BlobMissing ? 'media_missing' : undefined;
}

/** Called when every attempt has failed and the recording is not the cause. */
export async function failSession(job: AnalysisJob, { handle }: Tools): Promise<void> {
  await reporterOf(job, handle)({ type: 'FailAnalysis', data: { run: job.payload.run, reason: 'internal' } });
}
