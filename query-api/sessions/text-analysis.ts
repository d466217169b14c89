import type * as z from 'zod/mini';
import type { TextAnalysis, TextResults, TextSummary } from '#domain/sessions/contract/text-report.ts';
import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import type { ReadResults } from './analysis-results.ts';

type Summary = z.infer<typeof TextSummary>;
type Address = Readonly<{ address: string }>;

type Words = Readonly<{ results: Address; transcript: Address }> &
  Pick<Transcript, 'source' | 'times' | 'dropsFillers'>;

type Row = Readonly<{ words: Words | null; textSummary: Summary | null; dismissed: readonly string[] }>;

/** The analysis of a session's words, with the owner's dismissals of findings; null if there are no words. */
export async function textAnalysisOf(row: Row, readResults: ReadResults): Promise<TextAnalysis | null> {
  const { words, textSummary, dismissed } = row;
  if (!words || !textSummary) return null;
  const results = await readResults<TextResults>(words.results.address);
  const judged = <Finding extends { id: string }>(finding: Finding) => ({
    ...finding,
    dismissed: dismissed.includes(finding.id),
  });
  const { source, times, dropsFillers } = words;
  return {
    ...results,
    ...textSummary,
    ...{ source, times, dropsFillers },
    fillers: results.fillers.map(judged),
    repetitions: results.repetitions.map(judged),
    lookupWords: results.keyWords.map(({ text }) => text),
  };
}
