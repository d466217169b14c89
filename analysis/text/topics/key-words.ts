import type { TextResults } from '#domain/sessions/contract/text-report.ts';
import type { ReadSession, Span } from '../words/read-session.ts';
import { candidatesIn } from './candidates.ts';
import { contentRuns } from './content-runs.ts';

const most = 20;

/** The twenty most frequent content words; inflected forms count as one word. Equals are in order of their first mention. */
export function keyWords(session: ReadSession, fillers: readonly Span[]): TextResults['keyWords'] {
  return candidatesIn(session, contentRuns(session, fillers), { lengths: [1] })
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ text, count }) => ({ text, count }));
}
