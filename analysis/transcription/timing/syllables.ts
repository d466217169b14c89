import type { Locale } from '#domain/kernel/contract.ts';

const vowels: Record<Locale, RegExp> = { de: /[aeiouyäöüàáâéèêíóôúû]+/g, en: /[aeiouyàáâéèêíóôúûäöü]+/g };
/** An e that is written and not spoken: *made*, *moves*, *walked*; not *table*, *boxes*, *wanted*. */
const silentEnd = /(?:[^aeiouyl]|[aeiouy]l)e$|[^aeiouysxzcg]es$|[^aeiouytd]ed$/;
/** *sieben*, *seven*; how many syllables a digit has on average, with what is said between digits. */
export const perDigit = 2;

/** Syllables as spoken, estimated by groups of vowels; at least 1. Good for proportions, not for single words. */
export function countSyllables(word: string, locale: Locale): number {
  const digits = word.match(/\d/g)?.length ?? 0;
  const letters = word.normalize('NFC').replace(/[^\p{L}]/gu, '');
  return Math.max(1, digits * perDigit + inLetters(letters, locale));
}

function inLetters(letters: string, locale: Locale): number {
  if (isSpelt(letters)) return letters.length;
  const word = letters.toLowerCase();
  const groups = word.match(vowels[locale])?.length ?? 0;
  const silent = locale === 'en' && groups > 1 && silentEnd.test(word) ? 1 : 0;
  return groups - silent;
}

/** *USA*, *DVD*, not *NATO*: letters that are named one by one. */
export const isSpelt = (letters: string) => /^\p{Lu}{2,5}$/u.test(letters) && !/[AEIOUÄÖÜ]/.test(letters.slice(1, -1));

/** Without an e at its end that is not spoken: *mad*, *movs*. */
export function withoutSilentEnd(word: string, locale: Locale): string {
  const groups = word.match(vowels[locale])?.length ?? 0;
  return locale === 'en' && groups > 1 && silentEnd.test(word) ? word.replace(/e(?=[sd]?$)/, '') : word;
}
