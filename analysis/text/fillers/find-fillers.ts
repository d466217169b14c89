import type { Filler } from '#domain/sessions/contract/text-report.ts';
import type { Locale } from '../words/locale.ts';
import type { SpokenWord } from '../words/spoken-word.ts';
import {
  type FillerPhrase,
  type FillerRule,
  fillerPhrases,
  isExclaimed,
  isHesitation,
  opensWithSubject,
} from './filler-words.ts';
import { type Surroundings, surroundingsOf, type Talked } from './surroundings.ts';

/** A filler: positions of its first and last word, both inclusive. */
export type FoundFiller = Readonly<{ from: number; to: number; certainty: Filler['certainty'] }>;

/** Finds hesitation sounds, and listed words that are fillers in their context, from left to right without overlaps. */
export function findFillers(talked: Talked): readonly FoundFiller[] {
  const found: FoundFiller[] = [];
  for (let i = 0; i < talked.words.length; ) {
    const filler = fillerAt(talked, i);
    if (filler !== undefined) found.push(filler);
    i = filler === undefined ? i + 1 : filler.to + 1;
  }
  return found;
}

function fillerAt(talked: Talked, from: number): FoundFiller | undefined {
  const form = talked.words[from]?.form ?? '';
  const around = surroundingsOf(talked, from, from);
  if (isHesitation(form, talked.locale)) {
    const isWord = around.isName || (isExclaimed(form) && around.opensSentence && around.hasMarkBehind);
    return isWord ? undefined : { from, to: from, certainty: 'certain' };
  }
  if (around.isQuoted) return undefined;
  for (const phrase of fillerPhrases(talked.locale)) {
    const to = from + phrase.forms.length - 1;
    if (standsAt(talked.words, from, phrase) && isFiller(phrase, surroundingsOf(talked, from, to), talked.locale)) {
      return { from, to, certainty: 'in_context' };
    }
  }
  return undefined;
}

const standsAt = (words: readonly SpokenWord[], from: number, { forms }: FillerPhrase) =>
  forms.every((form, i) => words[from + i]?.form === form && (i === forms.length - 1 || words[from + i]?.marks === ''));

function isFiller({ rules, notAfter, neverOpens }: FillerPhrase, around: Surroundings, locale: Locale): boolean {
  if (around.isExclamation || (neverOpens && around.opensSentence)) return false;
  if (around.isApartBefore && around.isApartBehind) return true;
  if (notAfter.has(around.previous)) return false;
  return rules.some((rule) => appliesTo[rule](around, locale));
}

const appliesTo: Readonly<Record<FillerRule, (around: Surroundings, locale: Locale) => boolean>> = {
  opener: ({ opensSentence, next }, locale) => opensSentence && opensWithSubject(next, locale),
  hedge: ({ isSilentBehind }) => isSilentBehind,
  closer: ({ isApartBehind }) => isApartBehind,
  tag: ({ endsQuestion }) => endsQuestion,
  interjection: ({ isApartBefore, isApartBehind }) => isApartBefore || isApartBehind,
};
