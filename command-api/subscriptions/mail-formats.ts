import type { Locale } from '#domain/kernel/contract.ts';

const wholeOfRate = 10_000;
const languages: Readonly<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB' };

export const dayIn = (locale: Locale, moment: string): string =>
  new Intl.DateTimeFormat(languages[locale], { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date(moment));

export const momentIn = (locale: Locale, moment: string): string =>
  new Intl.DateTimeFormat(languages[locale], {
    ...({ dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const),
  }).format(new Date(moment));

/** `rate`: in basis points. */
export const percentIn = (locale: Locale, rate: number): string =>
  new Intl.NumberFormat(languages[locale], { style: 'percent', maximumFractionDigits: 2 }).format(rate / wholeOfRate);

export const countryIn = (locale: Locale, country: string): string =>
  new Intl.DisplayNames(languages[locale], { type: 'region' }).of(country) ?? country;
