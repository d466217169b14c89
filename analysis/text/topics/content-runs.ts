import { positionsOf } from '../repetitions/repeated.ts';
import type { ReadSession, Span } from '../words/read-session.ts';
import { endsClause } from '../words/spoken-word.ts';
import { isContentWord } from '../words/stop-words.ts';

/** Positions of consecutive content words, split at clauses, fillers and stop words: the words that a topic can consist of. */
export function contentRuns(session: ReadSession, fillers: readonly Span[]): readonly (readonly number[])[] {
  const isFiller = positionsOf(fillers);
  const runs: number[][] = [];
  let run: number[] = [];
  session.words.forEach((word, position) => {
    const previous = session.words[position - 1];
    if (session.starts.has(position) || (previous !== undefined && endsClause(previous))) run = [];
    if (isFiller.has(position) || !isContentWord(word.form, session.locale)) {
      run = [];
      return;
    }
    run.push(position);
    if (run.length === 1) runs.push(run);
  });
  return runs;
}
