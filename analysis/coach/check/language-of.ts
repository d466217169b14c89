import type { Locale } from '#domain/kernel/contract.ts';
import { stopWords } from '../../text/words/stop-words.ts';

const other = { de: 'en', en: 'de' } as const;
/** Minimum share of all words: grammatical words are frequent in every language. */
const leastShare = 0.15;

/** Decides by grammatical words that the other language does not have. */
export function isInLanguage(text: string, locale: Locale): boolean {
  const forms = [...text.toLowerCase().matchAll(/\p{L}+/gu)].map(([form]) => form);
  const own = forms.filter((form) => isOnlyIn(locale, form)).length;
  const foreign = forms.filter((form) => isOnlyIn(other[locale], form)).length;
  return own >= leastShare * forms.length && own > 2 * foreign;
}

const isOnlyIn = (locale: Locale, form: string) => stopWords(locale).has(form) && !stopWords(other[locale]).has(form);
