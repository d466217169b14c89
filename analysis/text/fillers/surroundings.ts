import type { Locale } from '../words/locale.ts';
import { endsClause, endsSentence, type SpokenWord } from '../words/spoken-word.ts';
import { isHesitation } from './filler-words.ts';

/** Seconds. From here on a silence sets a word apart (Goldman-Eisler 1968: shorter ones belong to articulation). */
const silenceThatParts = 0.25;

export type Talked = Readonly<{
  words: readonly SpokenWord[];
  /** Seconds before each word. */
  silences: readonly number[];
  /** Which words open a sentence. */
  starts: ReadonlySet<number>;
  locale: Locale;
}>;

/** What stands around the words `from` to `to`. */
export type Surroundings = Readonly<{
  opensSentence: boolean;
  isApartBefore: boolean;
  isApartBehind: boolean;
  isSilentBehind: boolean;
  endsQuestion: boolean;
  isExclamation: boolean;
  previous: string;
  next: string;
}>;

export function surroundingsOf({ words, silences, starts, locale }: Talked, from: number, to: number): Surroundings {
  const [previous, next] = [words[from - 1], words[to + 1]];
  const last = words[to];
  const isSilent = (i: number) => (silences[i] ?? 0) >= silenceThatParts;
  const opensSentence = starts.has(from);
  const isSilentBehind = next !== undefined && isSilent(to + 1);
  const marksBehind = last?.marks ?? '';
  const hesitates = (word: SpokenWord | undefined) => word !== undefined && isHesitation(word.form, locale);
  return {
    opensSentence,
    isApartBefore:
      opensSentence || isSilent(from) || hesitates(previous) || (previous !== undefined && endsClause(previous)),
    isApartBehind: next === undefined || isSilentBehind || hesitates(next) || (last !== undefined && endsClause(last)),
    isSilentBehind,
    endsQuestion: marksBehind.includes('?'),
    isExclamation: opensSentence && marksBehind.includes('!'),
    previous: opensSentence || (previous !== undefined && endsSentence(previous)) ? '' : (previous?.form ?? ''),
    next: next?.form ?? '',
  };
}
