import type { Locale } from './locale.ts';

/** The common stem of a word's forms; for counting only, never shown. Deterministic, without a dictionary. */
export function stem(form: string, locale: Locale): string {
  return locale === 'de' ? stemGerman(form) : stemEnglish(form);
}

/**
 * CISTEM (Weissweiler and Fraser 2017), without its removal of *ge-*: that would make one word of *gefallen* and *fallen*.
 */
function stemGerman(form: string): string {
  let word = protectGroups(form);
  while (word.length > 3) {
    const shorter = word.length > 5 && /(?:em|er|nd)$/.test(word) ? word.slice(0, -2) : word.replace(/[tesn]$/, '');
    if (shorter === word) break;
    word = shorter;
  }
  return word.replace(/(.)\*/gu, '$1$1').replaceAll('%', 'ei').replaceAll('&', 'ie').replaceAll('$', 'sch');
}

/** Groups of letters that are one sound count as one letter, and umlauts as their vowels. */
function protectGroups(form: string): string {
  return form
    .replaceAll('ü', 'u')
    .replaceAll('ö', 'o')
    .replaceAll('ä', 'a')
    .replaceAll('ß', 'ss')
    .replace(/(\p{L})\1/gu, '$1*')
    .replaceAll('sch', '$')
    .replaceAll('ei', '%')
    .replaceAll('ie', '&');
}

/** Step 1 of Porter (1980): plural, past and -ing. The later steps join words that speakers tell apart. */
function stemEnglish(form: string): string {
  return finalVowel(withoutPastOrIng(withoutPlural(form.replace(/'s?$/, ''))));
}

function withoutPlural(word: string): string {
  if (/(?:sses|ies)$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

function withoutPastOrIng(word: string): string {
  const [, base] = /^(.*[aeiouy].*?)(?:ed|ing)$/.exec(word) ?? [];
  if (base === undefined) return word;
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`;
  if (/([^aeioulsz])\1$/.test(base)) return base.slice(0, -1);
  return /^[^aeiou]*[aeiouy][^aeiouwxy]$/.test(base) ? `${base}e` : base;
}

const finalVowel = (word: string) => word.replace(/([aeiou].*)y$/, '$1i');
