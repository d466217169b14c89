import type { Locale } from './locale.ts';

/** A stem that the inflected forms of a word share; for counting only, never shown. Works without a dictionary. */
export function stem(form: string, locale: Locale): string {
  return locale === 'de' ? stemGerman(form) : stemEnglish(form);
}

/** CISTEM (Weissweiler and Fraser 2017), except that *ge-* stays, so that *gefallen* and *fallen* have different stems. */
function stemGerman(form: string): string {
  let word = protectGroups(form);
  while (word.length > 3) {
    const shorter = word.length > 5 && /(?:em|er|nd)$/.test(word) ? word.slice(0, -2) : word.replace(/[tesn]$/, '');
    if (shorter === word) break;
    word = shorter;
  }
  return word.replace(/(.)\*/gu, '$1$1').replaceAll('%', 'ei').replaceAll('&', 'ie').replaceAll('$', 'sch');
}

/** Replaces *sch*, *ei*, *ie* and double letters by one sign each, because they count as one letter; umlauts become vowels. */
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

/** Only step 1 of Porter (1980): plural, past and -ing. Later steps would give different words the same stem. */
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
