import type { TranscriptMissingReason } from '#domain/sessions/contract/report.ts';
import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import { packed, unpacked } from '#infra/blobs/packed-json.ts';
import type { AnalysisRun } from '../analysis-run.ts';
import { loadSession, reporterOf } from '../session-reports.ts';
import { keepBlob } from '../tools.ts';
import type { SessionSound } from '../transcription/person/transcript-by-hand.ts';
import type { Transcriber } from '../transcription/transcriber.ts';
import { TranscriberQuota, TranscriberRefused, TranscriberUnavailable } from '../transcription/transcriber-error.ts';
import { writtenTranscript } from './written-transcript.ts';

/** The sound in a file, and its measures; seconds. */
type Sound = SessionSound & Readonly<{ pcmFile: string; speechTime: number }>;

/** `basis` is the address of the source of the words. */
export type FoundWords = Readonly<{ basis: string; transcript: Transcript }>;

/**
 * The person's text; else the transcript of an interrupted run; else a new transcript of the engine. Undefined if
 * there are no words; if an engine could have transcribed, the reason is reported.
 */
export async function findWords(analysis: AnalysisRun, sound: Sound): Promise<FoundWords | undefined> {
  const { session, tools } = analysis;
  const { words } = session;
  if (words?.by === 'person') {
    const { duration, pauses, syllableNuclei, pitch } = sound;
    const measured = { duration, pauses, syllableNuclei, pitch, locale: session.locale };
    const { transcript } = await writtenTranscript(analysis.job.payload.sessionId, measured, tools);
    return { basis: words.basis, transcript };
  }
  if (words) return { basis: words.basis, transcript: await unpacked<Transcript>(words.basis, tools.blobs) };
  return tools.transcriber && listen(analysis, sound, tools.transcriber);
}

async function listen(analysis: AnalysisRun, sound: Sound, { engine, transcribe }: Transcriber) {
  const { job, session, signal, tools } = analysis;
  const { run } = job.payload;
  const report = reporterOf(job, tools.handle);
  const without = async (reason: TranscriptMissingReason) => {
    await report({ type: 'ReportTranscriptMissing', data: { run, reason } });
    return undefined;
  };
  const { source, leavesHouseTo: sentTo } = engine;
  if (sentTo !== null && !(await mayLeave(analysis))) return without('no_consent');
  if (sound.speechTime === 0) return without('no_speech');
  await report({ type: 'StartTranscription', data: { run, source, sentTo } });
  const { pcmFile, duration, pauses } = sound;
  try {
    const transcript = await transcribe({ pcmFile, duration, locale: session.locale, pauses }, signal);
    return transcript.words.length > 0 ? keep(analysis, transcript) : without('no_speech');
  } catch (error) {
    const reason = signal.aborted ? undefined : reasonOf(error, job.attempt >= job.maxAttempts);
    if (reason) return without(reason);
    throw error;
  }
}

/** Reads the permission anew: the person may have changed it while the recording was measured. */
async function mayLeave({ job, tools }: AnalysisRun): Promise<boolean> {
  const session = await loadSession(tools.store, job.payload.sessionId);
  return session?.sharing.includes('transcription') ?? false;
}

async function keep({ job, session, tools }: AnalysisRun, transcript: Transcript): Promise<FoundWords> {
  const { sessionId, run } = job.payload;
  const blob = await keepBlob(sessionId, session.ownerId, await packed(transcript), tools);
  const { source, model, dropsFillers } = transcript;
  const data = { run, transcript: blob, source, model, dropsFillers };
  await reporterOf(job, tools.handle)({ type: 'ReportTranscript', data });
  return { basis: blob.address, transcript };
}

/** Why the analysis continues without words; undefined if another attempt may succeed. */
function reasonOf(error: unknown, isLastTry: boolean): TranscriptMissingReason | undefined {
  if (error instanceof TranscriberRefused) return 'engine_refused';
  if (error instanceof TranscriberQuota) return 'engine_quota';
  return error instanceof TranscriberUnavailable && isLastTry ? 'engine_unavailable' : undefined;
}
