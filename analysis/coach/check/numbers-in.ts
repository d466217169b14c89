import type { Locale } from '#domain/kernel/contract.ts';

/** `step` is the unit of its last digit: 0.1 for "2.5". */
export type NamedNumber = Readonly<{ text: string; value: number; step: number; isPercent: boolean }>;

const words: Readonly<Record<Locale, Readonly<Record<string, number>>>> = {
  de: {
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    fünfzehn: 15,
    zwanzig: 20,
    dreißig: 30,
    vierzig: 40,
    fünfzig: 50,
    sechzig: 60,
    siebzig: 70,
    achtzig: 80,
    neunzig: 90,
    hundert: 100,
    dutzend: 12,
  },
  en: {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    dozen: 12,
  },
};

/** Matches the text after a number that is a percentage: "%", or the rest of a range such as "to 5 %". */
const percentAfter = /^\s?(?:%|prozent|per ?cent)|^\s(?:bis|und|to|and)\s\d+(?:[.,]\d+)?\s?(?:%|prozent|per ?cent)/i;

/** Finds numbers in digits, and the most common ones in words. "One" is left out: it is too often not a number. */
export function numbersIn(text: string, locale: Locale): readonly NamedNumber[] {
  const isPercent = ({ 0: found, index }: RegExpExecArray) => percentAfter.test(text.slice(index + found.length));
  const digits = [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map((found) => ({
    ...numberOf(found[0], locale),
    isPercent: isPercent(found),
  }));
  const spelt = [...text.matchAll(/\p{L}+/gu)].flatMap((found) => {
    const value = spelledNumber(found[0].toLowerCase(), locale);
    return value === undefined ? [] : [{ text: found[0], value, step: 1, isPercent: isPercent(found) }];
  });
  return [...digits, ...spelt];
}

const spelledNumber = (word: string, locale: Locale) =>
  Object.hasOwn(words[locale], word) ? words[locale][word] : undefined;

function numberOf(text: string, locale: Locale): Omit<NamedNumber, 'isPercent'> {
  const grouping = locale === 'de' ? /^\d{1,3}(\.\d{3})+(?=,|$)/ : /^\d{1,3}(,\d{3})+(?=\.|$)/;
  const plain = text.replace(grouping, (grouped) => grouped.replaceAll(/[.,]/g, '')).replace(',', '.');
  const decimals = plain.split('.')[1]?.length ?? 0;
  return { text, value: Number(plain), step: 10 ** -decimals };
}
