import type { TextAnalysis } from './text-report.ts';

export type SpokenWord = TextAnalysis['words'][number];

/** Seconds for which a word counts as just said. */
const lingers = 0.6;

/** The place of the first word that begins at `second` or later; the number of words if there is none. */
export function firstFrom(words: readonly SpokenWord[], second: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.offset ?? 0) < second) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of the current word; undefined in a pause, or if the words are unknown. */
export function wordAt(words: readonly SpokenWord[], second: number): number | undefined {
  const index = firstFrom(words, second + 1e-3) - 1;
  const word = words[index];
  return word && !word.timeUnsure && second < word.offset + word.duration + lingers ? index : undefined;
}
