import { positionsOf } from '../repetitions/repeated.ts';
import type { ReadTalk, Span } from '../words/read-talk.ts';
import { endsClause } from '../words/spoken-word.ts';
import { isContentWord } from '../words/stop-words.ts';

/** Content words beside one another, within a clause: what a phrase can be made of. Positions. */
export function contentRuns(talk: ReadTalk, fillers: readonly Span[]): readonly (readonly number[])[] {
  const isFiller = positionsOf(fillers);
  const runs: number[][] = [];
  let run: number[] = [];
  talk.words.forEach((word, position) => {
    const previous = talk.words[position - 1];
    if (talk.starts.has(position) || (previous !== undefined && endsClause(previous))) run = [];
    if (isFiller.has(position) || !isContentWord(word.form, talk.locale)) {
      run = [];
      return;
    }
    run.push(position);
    if (run.length === 1) runs.push(run);
  });
  return runs;
}
