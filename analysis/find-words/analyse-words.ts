import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import { packed } from '#infra/blobs/packed-json.ts';
import { loadSession, reporterOf } from '../session-reports.ts';
import { analyseText } from '../text/analyse-text.ts';
import { summariseText } from '../text/summarise-text.ts';
import type { Session } from '../text/words/silences.ts';
import { keepBlob, type Tools } from '../tools.ts';
import { dismissedStill } from './dismissed-still.ts';
import type { FoundWords } from './find-words.ts';

type Job = Parameters<typeof reporterOf>[0];
type AnalysedWords = FoundWords &
  Readonly<{
    run: number;
    talk: Session;
    /** Set if a person corrected the words: the former words, and the findings dismissed in them. */
    corrected?: Readonly<{ before: Transcript; dismissed: readonly string[] }> | undefined;
  }>;

/** Analyses the words, stores the result and reports it. */
export async function analyseWords(
  job: Job,
  { basis, transcript, run, talk, corrected }: AnalysedWords,
  tools: Tools,
): Promise<void> {
  const { sessionId } = job.payload;
  const session = await loadSession(tools.store, sessionId);
  if (!session) return;
  const keep = async (content: object) => keepBlob(sessionId, session.ownerId, await packed(content), tools);
  const found = analyseText(transcript, talk);
  const dismissed = corrected ? dismissedStill({ ...corrected, after: transcript, found }) : [];
  const summary = summariseText(found, talk, new Set(dismissed));
  const { source, times, dropsFillers } = transcript;
  const words = { basis, transcript: await keep(transcript), source, times, dropsFillers };
  const data = { run, ...words, results: await keep(found), summary, dismissed: [...dismissed] };
  await reporterOf(job, tools.handle)({ type: 'ReportText', data });
}
