import type { Locale } from '#domain/kernel/contract.ts';
import { isSpelt, perDigit, withoutSilentEnd } from './syllables.ts';

/** Expected seconds of the parts of a syllable. The pace of the talk scales them later, so only their proportions matter. */
export type SoundedSyllable = Readonly<{
  /** Consonants before the vowel. */
  onset: Consonants;
  vowel: number;
  /** Consonants after the last vowel of a word. Consonants between two vowels belong to the onset of the second. */
  coda: Consonants;
}>;
/** Total seconds, and those of them that are voiceless. */
type Consonants = Readonly<{ seconds: number; voiceless: number }>;

/** Seconds; `weak` is the reduced e of endings (schwa). */
const vowelLasts = { weak: 0.05, short: 0.08, long: 0.13 };
const consonantLasts = 0.065;

/**
 * Voiceless seconds of consonant letters. The first rule that matches the rest of a word counts; letters without a rule are
 * voiced. `#` stands before the word's first letter, `.` after its last.
 */
const voiceless: Readonly<Record<Locale, readonly (readonly [RegExp, number])[]>> = {
  de: [
    [/^tsch/, 0.17],
    [/^sch/, 0.12],
    [/^#s[tp]/, 0.19],
    [/^#s(?=[aeiouyäöü])/, 0.02],
    [/^chs/, 0.17],
    [/^(?:ch|ph)/, 0.1],
    [/^(?:tz|ts|z)/, 0.14],
    [/^(?:ck|kk|pp|tt|ff|th|dt)/, 0.09],
    [/^pf/, 0.13],
    [/^(?:ss|ß)/, 0.11],
    [/^s(?=[aeiouyäöü])/, 0.03],
    [/^x/, 0.16],
    [/^s/, 0.1],
    [/^(?:f|v)/, 0.09],
    [/^(?:p|t|k|c|q)/, 0.085],
    [/^(?:b|d|g)\./, 0.07],
    [/^#h/, 0.06],
  ],
  en: [
    [/^tch/, 0.15],
    [/^ght/, 0.08],
    [/^gh/, 0],
    [/^(?:sh|ch)/, 0.12],
    [/^(?:ph|ff)/, 0.09],
    [/^th/, 0.05],
    [/^(?:ck|kk|pp|tt|cc|ct)/, 0.09],
    [/^ss/, 0.11],
    [/^x/, 0.15],
    [/^c(?=[eiy])/, 0.1],
    [/^#s/, 0.11],
    [/^s\./, 0.07],
    [/^s/, 0.09],
    [/^f/, 0.09],
    [/^(?:p|t|k|c|q)/, 0.08],
    [/^#h/, 0.05],
  ],
};

const vowel: Readonly<Record<Locale, RegExp>> = {
  de: /^(?:eih|ie|ei|ai|au|eu|äu|aa|ee|oo|ah|äh|eh|ih|oh|öh|uh|üh|[aeiouyäöüàáâéèêíóôúû])/,
  en: /^[aeiouyàáâéèêíóôúûäöü]+/,
};
const longVowel: Readonly<Record<Locale, RegExp>> = { de: /^.{2,}$/, en: /^.{2,}$/ };

/** The syllables of a word with their expected durations, derived from its spelling; at least one. */
export function soundedSyllables(word: string, locale: Locale): readonly SoundedSyllable[] {
  const digits = word.match(/\d/g)?.length ?? 0;
  const letters = word.normalize('NFC').replace(/[^\p{L}]/gu, '');
  const named = digits * perDigit + (isSpelt(letters) ? letters.length : 0);
  const plain = Array.from({ length: named }, () => unknownSyllable);
  const read =
    letters === '' || isSpelt(letters) ? [] : readLetters(withoutSilentEnd(letters.toLowerCase(), locale), locale);
  const all = [...plain, ...read];
  return all.length > 0 ? all : [unknownSyllable];
}

const none: Consonants = { seconds: 0, voiceless: 0 };
const unknownSyllable: SoundedSyllable = {
  onset: { seconds: 0.07, voiceless: 0.04 },
  vowel: vowelLasts.short,
  coda: none,
};

function readLetters(letters: string, locale: Locale): readonly SoundedSyllable[] {
  const syllables: SoundedSyllable[] = [];
  let consonants = none;
  for (let at = 0; at < letters.length; ) {
    const rest = letters.slice(at);
    const [vowels] = vowel[locale].exec(rest) ?? [];
    if (vowels !== undefined && !(at === 0 && /^y[aeiou]/.test(rest))) {
      const isWeak = /^e$/.test(vowels) && at > 0 && /^e[nrlmst]{0,2}$/.test(rest);
      const lasts = isWeak ? vowelLasts.weak : longVowel[locale].test(vowels) ? vowelLasts.long : vowelLasts.short;
      syllables.push({ onset: consonants, vowel: lasts, coda: none });
      consonants = none;
      at += vowels.length;
      continue;
    }
    const marked = `${at === 0 ? '#' : ''}${rest}${rest.length === 1 ? '.' : ''}`;
    const { length, voiceless: unvoiced } = consonantAt(marked, locale);
    consonants = {
      seconds: consonants.seconds + Math.max(consonantLasts, unvoiced),
      voiceless: consonants.voiceless + unvoiced,
    };
    at += length;
  }
  const last = syllables.pop();
  return last ? [...syllables, { ...last, coda: consonants }] : [{ ...unknownSyllable, onset: consonants }];
}

function consonantAt(marked: string, locale: Locale): { length: number; voiceless: number } {
  const bare = marked.replace('#', '');
  for (const [pattern, seconds] of voiceless[locale]) {
    const found = (pattern.exec(marked) ?? pattern.exec(bare))?.[0];
    if (found !== undefined) return { length: Math.max(1, found.replace(/[#.]/g, '').length), voiceless: seconds };
  }
  return { length: 1, voiceless: 0 };
}
