import type { TextResults } from '#domain/sessions/contract/text-report.ts';
import type { ReadSession, Span } from '../words/read-session.ts';
import { candidatesIn } from './candidates.ts';
import { contentRuns } from './content-runs.ts';

const most = 20;

/** Content words by how often they were said in any form; the earlier one of equals first. */
export function keyWords(session: ReadSession, fillers: readonly Span[]): TextResults['keyWords'] {
  return candidatesIn(session, contentRuns(session, fillers), { lengths: [1] })
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ text, count }) => ({ text, count }));
}
