import type { Locale } from '../words/locale.ts';
import type { SpokenWord } from '../words/spoken-word.ts';

const abbreviations: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: new Set(
    'dr prof hr fr st str nr ca bzw vgl sog evtl ggf inkl z.b d.h u.a z.t o.ä geb tel mio mrd abs'.split(' '),
  ),
  en: new Set('dr mr mrs ms prof st no vs e.g i.e approx inc ltd jr sr fig gen mt'.split(' ')),
};

/** The full stop behind this word belongs to it: "Dr.", "z. B.", and in German "am 3. Mai". */
export function endsWithAbbreviation(words: readonly SpokenWord[], index: number, locale: Locale): boolean {
  const word = words[index];
  if (word?.marks !== '.') return false;
  return (
    abbreviations[locale].has(word.form) ||
    (/^\p{L}$/u.test(word.form) && word.form !== 'i') ||
    (locale === 'de' && /^\d{1,2}$/.test(word.form) && index < words.length - 1)
  );
}
