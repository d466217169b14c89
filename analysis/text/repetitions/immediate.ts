import type { Locale } from '../words/locale.ts';
import { endsClause, endsSentence, type SpokenWord, startsUpperCase } from '../words/spoken-word.ts';
import type { Repeated, Sought } from './repeated.ts';

/** Maximum number of words in an immediate repetition. */
const longest = 3;

/** Words that speakers repeat on purpose: "very, very", "nein, nein". */
const emphatic: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: new Set(
    'sehr ganz viel viele nein ja so nie weit lange immer wirklich bla ha na komm hoch hurra danke bitte'.split(' '),
  ),
  en: new Set(
    'very really much many so no yes never long far more bye bla blah ha now hip hurray had that please'.split(' '),
  ),
};

/** Words that may follow themselves by grammar: "dass sie sie mag", "what it is is a mistake", "she gave her her keys". */
const grammatical: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: new Set(['sie']),
  en: new Set(['is', 'her', 'do']),
};

/** German relative pronouns that may precede an equal word: "die Frau, die, die du kennst", "die Frau, die die Tür öffnet". */
const relative = new Set('der die das den dem deren dessen was wer'.split(' '));

/** One to three words that are repeated directly, or with only fillers between: a repair (Shriberg 1994). */
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
    if (length === 1 && isMeant({ before: wordAt(i - 1), first, after: wordAt(i + 2) }, locale)) return false;
  }
  return true;
}

type Doubled = Readonly<{ before: SpokenWord | undefined; first: SpokenWord; after: SpokenWord | undefined }>;

function isMeant({ before, first, after }: Doubled, locale: Locale): boolean {
  const { form } = first;
  if (/^\d/.test(form) || emphatic[locale].has(form)) return true;
  if (grammatical[locale].has(form) && first.marks === '') return true;
  if (locale !== 'de' || !relative.has(form)) return false;
  if (endsClause(first)) return true;
  // A relative pronoun and an article, with a comma before or without: "die Frau, die die Tür öffnet".
  const isNoun = (word: SpokenWord | undefined) => word !== undefined && startsUpperCase(word.text);
  return before !== undefined && isNoun(after) && (endsClause(before) || isNoun(before));
}
