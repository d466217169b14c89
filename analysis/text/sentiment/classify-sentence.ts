import type { Sentence } from '#domain/sessions/contract/text-report.ts';
import type { Locale } from '../words/locale.ts';
import { endsClause, type SpokenWord, startsUpperCase } from '../words/spoken-word.ts';
import { germanLexicon } from './de/german-lexicon.ts';
import { englishLexicon } from './en/english-lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { type Felt, isNegated, isShifted, type Read, turnsOf } from './negation.ts';
import { neutralWords } from './neutral-words.ts';
import { type Shift, shiftsIn } from './shifters.ts';
import type { Token } from './token.ts';

/** The weight of a negated word (VADER, Hutto and Gilbert 2014): "not good" is less negative than "good" is positive. */
const negationWeight = -0.74;

/** Minimum sum of word values for a feeling (a word has −5 … 5). The same amount is each sentence's neutral share. */
const leastFeeling = 1.25;

/** In a mixed sentence, the weaker of the two sums is at least this share of the stronger one. */
const mixedFrom = 0.25;

const lexicons: Readonly<Record<Locale, Lexicon>> = { de: germanLexicon, en: englishLexicon };

export type SentimentOfSentence = Pick<Sentence, 'sentiment' | 'positive' | 'negative' | 'neutral'>;

/**
 * The sentiment of one sentence, by word lists and rules for negation. `positive`, `negative` and `neutral` are shares that add
 * up to 1.
 */
export function classifySentence(words: readonly SpokenWord[], locale: Locale): SentimentOfSentence {
  const values = shiftedValues(tokensOf(words), lexicons[locale]);
  const positive = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  const negative = values.reduce((sum, value) => sum + Math.max(0, -value), 0);
  const whole = positive + negative + leastFeeling;
  return {
    sentiment: sentimentOf(positive, negative),
    positive: positive / whole,
    negative: negative / whole,
    neutral: leastFeeling / whole,
  };
}

function sentimentOf(positive: number, negative: number): Sentence['sentiment'] {
  const [weaker, stronger] = positive < negative ? [positive, negative] : [negative, positive];
  if (stronger < leastFeeling) return 'neutral';
  if (weaker >= mixedFrom * stronger && weaker >= leastFeeling) return 'mixed';
  return positive > negative ? 'positive' : 'negative';
}

function tokensOf(words: readonly SpokenWord[]): readonly Token[] {
  return words.map((word, i) => ({
    form: word.form,
    startsUpperCase: startsUpperCase(word.text),
    opensSentence: i === 0,
    endsClause: endsClause(word),
  }));
}

function shiftedValues(tokens: readonly Token[], lexicon: Lexicon): readonly number[] {
  const shifts = shiftsIn(tokens, lexicon.shifters);
  const clauseStarts = clauseStartsOf(tokens, lexicon);
  const neutral = neutralWords({ tokens, clauseStarts, lexicon });
  const { felt, muted } = feelingsIn(tokens, { shifts, neutral, lexicon });
  const quantities = quantitiesIn({ tokens, clauseStarts, shifts, felt, lexicon });
  const all = [...felt, ...quantities];
  const feltAt = new Set(all.map(({ at }) => at));
  const read: Read = { tokens, clauseStarts, muted, turns: turnsOf(shifts, clauseStarts), feltAt, lexicon };
  return all.map((each) => each.value * (isTurnedOver(read, each) ? negationWeight : 1));
}

/** Whether an odd number of reversals applies; two cancel each other: "we have not solved the problem". */
function isTurnedOver(read: Read, felt: Felt): boolean {
  const turns = [isNegated(read, felt), isShifted(read, felt), read.turns.isDenied];
  return turns.filter((turn) => turn).length % 2 === 1;
}

/** For each word, the first word of its clause. A clause begins after a punctuation mark, and at a word such as "but". */
function clauseStartsOf(tokens: readonly Token[], { adversatives }: Lexicon): readonly number[] {
  let start = 0;
  return tokens.map(({ form }, i) => {
    if (tokens[i - 1]?.endsClause === true || adversatives.has(form)) start = i;
    return start;
  });
}

/**
 * The words and fixed phrases that carry a feeling. A phrase with value 0 ("not only") mutes its words: they neither carry a
 * feeling nor negate.
 */
function feelingsIn(tokens: readonly Token[], { shifts, neutral, lexicon }: ShiftedSentence) {
  const felt: Felt[] = [];
  const shifting = shifts.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, k) => from + k));
  const muted = new Set([...shifting, ...neutral]);
  const isTechnical = tokens.some(({ form }) => lexicon.technical.test(form));
  const sentence = { hasCapitals: tokens.some(({ startsUpperCase }) => startsUpperCase) };
  for (let i = 0; i < tokens.length; ) {
    const phrase = phraseAt(tokens, i, lexicon);
    const token = tokens[i];
    const isNoFeeling = muted.has(i) || (isTechnical && lexicon.technicalAdjective.test(token?.form ?? ''));
    if (!phrase && isNoFeeling) {
      i += 1;
      continue;
    }
    const last = phrase === undefined ? i : i + phrase.forms.length - 1;
    const feeling = phrase ?? (token && !shiftsAlone(token, lexicon) ? lexicon.feelingOf(token, sentence) : undefined);
    if (phrase?.value === 0) for (let at = i; at <= last; at += 1) muted.add(at);
    else if (feeling)
      felt.push({ from: i, at: last, value: feeling.value, isVerb: 'isVerb' in feeling && feeling.isVerb });
    i = last + 1;
  }
  return { felt, muted };
}

type Shifted = Readonly<{ shifts: readonly Shift[]; lexicon: Lexicon }>;

type ShiftedSentence = Shifted & Readonly<{ neutral: ReadonlySet<number> }>;

type FeltSentence = Shifted & Pick<Read, 'tokens' | 'clauseStarts'> & Readonly<{ felt: readonly Felt[] }>;

/** "Revenue grew", "rents are rising": in a clause with a rise or fall and no other feeling, its first quantity carries one. */
function quantitiesIn({ tokens, clauseStarts, shifts, felt, lexicon }: FeltSentence): readonly Felt[] {
  const moved = shifts.filter(({ kind }) => kind === 'more' || kind === 'less').map(({ to }) => clauseStarts[to]);
  const reduced = tokens.flatMap(({ form }, i) => (lexicon.reducers.has(form) ? [clauseStarts[i]] : []));
  const clauses = new Set([...moved, ...reduced]);
  for (const { at } of felt) clauses.delete(clauseStarts[at]);
  return tokens.flatMap(({ form }, at) => {
    const value = lexicon.quantityOf(form, tokens[at + 1]?.form ?? '');
    return value !== undefined && clauses.delete(clauseStarts[at]) ? [{ from: at, at, value, isVerb: false }] : [];
  });
}

/** Whether a word has no feeling of its own and only shifts others: "fallen" is good or bad depending on what fell. */
const shiftsAlone = ({ form }: Token, { reducers, remedies }: Lexicon) => reducers.has(form) || remedies.has(form);

function phraseAt(tokens: readonly Token[], at: number, { phrases }: Lexicon) {
  return phrases
    .get(tokens[at]?.form ?? '')
    ?.find(({ forms }) => forms.every((form, i) => tokens[at + i]?.form === form));
}
