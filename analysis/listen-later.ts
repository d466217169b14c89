import path from 'node:path';
import { withTemporaryDirectory } from '#infra/blobs/temporary-files.ts';
import type { AnalysisJob } from './analysis-run.ts';
import { decodeSession } from './decode-session.ts';
import { type StoredFeatures, storedFeatures } from './features.ts';
import { analyseWords } from './find-words/analyse-words.ts';
import { findWords } from './find-words/find-words.ts';
import { rescore } from './rescore-session.ts';
import { loadSession, reporterOf } from './session-reports.ts';
import type { Tools } from './tools.ts';

type Job = Omit<AnalysisJob, 'payload'> & Readonly<{ payload: Readonly<{ sessionId: string }> }>;

/** Transcribes an analysed talk later, once an engine is allowed or installed. The talk then gets words and a new score. */
export async function listenLater(job: Job, signal: AbortSignal, tools: Tools): Promise<void> {
  const { sessionId } = job.payload;
  const features = await storedFeatures(sessionId, tools);
  if (!features || !isWanted(features)) return;
  const { session, duration, results, audio } = features;
  const { run } = session;
  if (!tools.transcriber) return missing(job, run, 'no_engine', tools);
  const work = { job: { ...job, payload: { sessionId, run } }, session, signal, tools };
  const { pauses, syllableNuclei, pitch } = results;
  await withTemporaryDirectory(tools.temporary, async (directory) => {
    const pcmFile = path.join(directory, 'talk.pcm');
    await decodeSession(work, pcmFile);
    const sound = { pcmFile, duration, pauses, syllableNuclei, pitch, speechTime: audio.speechTime };
    const words = await findWords(work, sound);
    if (!words) return;
    await analyseWords(job, { ...words, run, talk: { duration, gaps: pauses } }, tools);
    await rescore(job, tools, 'words');
  });
}

/** Whether the words are still to be found, or were found but not analysed because this job was interrupted. */
const isWanted = ({ session, words }: StoredFeatures) =>
  session.isListening || (session.words?.by === 'engine' && words === undefined);

/** Called when every attempt has failed. */
export async function giveUpListening(job: Job, tools: Tools): Promise<void> {
  const session = await loadSession(tools.store, job.payload.sessionId);
  if (session) await missing(job, session.run, 'engine_unavailable', tools);
}

async function missing(job: Job, run: number, reason: 'no_engine' | 'engine_unavailable', { handle }: Tools) {
  await reporterOf(job, handle)({ type: 'ReportTranscriptMissing', data: { run, reason } });
}
