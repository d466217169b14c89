import type { Locale } from '../words/locale.ts';
import { endsClause, endsSentence, type SpokenWord, startsUpperCase } from '../words/spoken-word.ts';
import { isHesitation, isNoName, isTitle } from './filler-words.ts';

/** Minimum seconds of a silence between words; a shorter one belongs to articulation (Goldman-Eisler 1968). */
const silenceThatParts = 0.25;

export type Talked = Readonly<{
  words: readonly SpokenWord[];
  /** Seconds of silence before each word. */
  silences: readonly number[];
  /** Indexes of the words that open a sentence. */
  starts: ReadonlySet<number>;
  locale: Locale;
}>;

/**
 * The context of one or more words. They are "apart" from the words before or behind them if there is a break: a sentence
 * boundary, a mark that ends a clause, a silence or a hesitation sound.
 */
export type Surroundings = Readonly<{
  opensSentence: boolean;
  isApartBefore: boolean;
  isApartBehind: boolean;
  isSilentBehind: boolean;
  endsQuestion: boolean;
  isExclamation: boolean;
  /** A quotation begins here: "Er rief: Halt!" */
  isQuoted: boolean;
  isName: boolean;
  hasMarkBehind: boolean;
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
    isQuoted: previous?.marks.includes(':') === true || /^[„“”"»«‚‘']/u.test(words[from]?.text ?? ''),
    isName: isNameAt(words[from], previous, opensSentence),
    hasMarkBehind: marksBehind !== '',
    previous: opensSentence || (previous !== undefined && endsSentence(previous)) ? '' : (previous?.form ?? ''),
    next: next?.form ?? '',
  };
}

/** Whether a word that looks like a hesitation is a name: it has a capital after a title or within a clause ("Frau Öhm"). */
function isNameAt(word: SpokenWord | undefined, previous: SpokenWord | undefined, opensSentence: boolean): boolean {
  if (word === undefined || previous === undefined) return false;
  if (!startsUpperCase(word.text) || isNoName(word.form)) return false;
  return isTitle(previous.form) || (!opensSentence && !endsClause(previous));
}
