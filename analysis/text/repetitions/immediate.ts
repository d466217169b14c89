import type { Locale } from '../words/locale.ts';
import { endsClause, endsSentence } from '../words/spoken-word.ts';
import type { Repeated, Sought } from './repeated.ts';

/** Words that a speaker takes up again at most. */
const longest = 3;

/** Doubled on purpose: "very, very", "nein, nein". */
const emphatic: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: new Set(
    'sehr ganz viel viele nein ja so nie weit lange immer wirklich bla ha na komm hoch hurra danke bitte'.split(' '),
  ),
  en: new Set(
    'very really much many so no yes never long far more bye bla blah ha now hip hurray had that please'.split(' '),
  ),
};

/** German, with a comma between: "die Frau, die, die du kennst". */
const relative = new Set('der die das den dem deren dessen was wer'.split(' '));

/** One to three words said again at once, a filler between them or not: a repair in the sense of Shriberg (1994). */
export function findImmediate(sought: Sought): readonly Repeated[] {
  const { positions } = sought;
  const found: Repeated[] = [];
  for (let i = 0; i < positions.length; ) {
    const { length, times } = repeatAt(sought, i);
    if (times > 1) {
      const spans = Array.from({ length: times }, (_, k) => ({
        from: positions[i + k * length] ?? 0,
        to: positions[i + (k + 1) * length - 1] ?? 0,
      }));
      found.push({ kind: 'immediate', spans });
    }
    i += times > 1 ? length * times : 1;
  }
  return found;
}

function repeatAt(sought: Sought, i: number): { length: number; times: number } {
  for (let length = 1; length <= longest; length += 1) {
    let times = 1;
    while (isSaidAgain(sought, i + (times - 1) * length, length)) times += 1;
    if (times > 1) return { length, times };
  }
  return { length: 1, times: 1 };
}

function isSaidAgain({ talk: { words, locale }, positions }: Sought, i: number, length: number): boolean {
  const wordAt = (k: number) => words[positions[k] ?? -1];
  for (let k = 0; k < length; k += 1) {
    const [first, again] = [wordAt(i + k), wordAt(i + length + k)];
    if (first === undefined || first.form !== again?.form || endsSentence(first)) return false;
    if (length === 1 && isMeant(first, locale)) return false;
  }
  return true;
}

function isMeant(word: Parameters<typeof endsClause>[0], locale: Locale): boolean {
  if (/^\d/.test(word.form) || emphatic[locale].has(word.form)) return true;
  return locale === 'de' && endsClause(word) && relative.has(word.form);
}
