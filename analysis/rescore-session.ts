import { storedFeatures } from './features.ts';
import { analyseWords } from './find-words/analyse-words.ts';
import { writtenTranscript } from './find-words/written-transcript.ts';
import { judgeStored } from './score/judge-stored.ts';
import { loadSession, reporterOf } from './session-reports.ts';
import type { Tools } from './tools.ts';

type Job = Readonly<{ id: string; correlationId: string; payload: Readonly<{ sessionId: string }> }>;

/** Analyses words that a person changed, and scores the talk again. */
export async function readWords(job: Job, _signal: AbortSignal, tools: Tools): Promise<void> {
  const { sessionId } = job.payload;
  const features = await storedFeatures(sessionId, tools);
  const words = features?.session.words;
  if (!features || words?.by !== 'person') return;
  const { session, duration, results } = features;
  const { pauses, syllableNuclei, pitch } = results;
  const { locale, run } = session;
  const written = await writtenTranscript(sessionId, { duration, locale, pauses, syllableNuclei, pitch }, tools);
  await analyseWords(job, { basis: words.basis, ...written, run, talk: { duration, gaps: pauses } }, tools);
  await rescore(job, tools, 'words');
}

/** Called when every attempt to analyse the words has failed. */
export async function giveUpWords(job: Job, { store, handle }: Tools): Promise<void> {
  const session = await loadSession(store, job.payload.sessionId);
  if (!session) return;
  const data = { run: session.run, reason: 'words_unreadable' };
  await reporterOf(job, handle)({ type: 'ReportTranscriptMissing', data });
}

/** Scores a talk again after a dismissed finding, a change of its kind, a calibration, or a request for the current formula. */
export const judgeAgain =
  (cause: 'finding' | 'kind' | 'calibration' | 'formula') =>
  (job: Job, _signal: AbortSignal, tools: Tools): Promise<void> =>
    rescore(job, tools, cause);

export async function rescore(
  job: Job,
  tools: Tools,
  cause: 'words' | 'finding' | 'kind' | 'calibration' | 'formula' | 'movement',
): Promise<void> {
  const features = await storedFeatures(job.payload.sessionId, tools);
  if (!features) return;
  const { words, dismissed, kind, gain, movementAnalysed: movement } = features.session;
  const judged = judgeStored(features, tools);
  const madeOf = { basis: words?.basis ?? null, dismissed, kind, gain, movement };
  await reporterOf(job, tools.handle)({ type: 'Rescore', data: { ...judged, ...madeOf, cause } });
}
