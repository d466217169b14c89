import type { Locale } from '#domain/kernel/contract.ts';

const vowels: Record<Locale, RegExp> = { de: /[aeiouyäöüàáâéèêíóôúû]+/g, en: /[aeiouyàáâéèêíóôúûäöü]+/g };
/** English words with a silent e: *made*, *moves*, *walked*; not *table*, *boxes*, *wanted*. */
const silentEnd = /(?:[^aeiouyl]|[aeiouy]l)e$|[^aeiouysxzcg]es$|[^aeiouytd]ed$/;
/** Average syllables of a digit that is read aloud (*sieben*, *seven*), including words such as *hundred* between digits. */
export const perDigit = 2;

/** Number of spoken syllables, estimated by counting groups of vowels; at least 1. Too inexact for a single word. */
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

/** Whether a word is an acronym that is spelt out: *USA*, *DVD*, not *NATO*. */
export const isSpelt = (letters: string) => /^\p{Lu}{2,5}$/u.test(letters) && !/[AEIOUÄÖÜ]/.test(letters.slice(1, -1));

/** The word without a silent e in its ending: *made* → *mad*, *moves* → *movs*. */
export function withoutSilentEnd(word: string, locale: Locale): string {
  const groups = word.match(vowels[locale])?.length ?? 0;
  return locale === 'en' && groups > 1 && silentEnd.test(word) ? word.replace(/e(?=[sd]?$)/, '') : word;
}
