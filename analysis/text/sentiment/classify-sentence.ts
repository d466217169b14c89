import type { Sentence } from '#domain/sessions/text-report.ts';
import type { Locale } from '../words/locale.ts';
import { endsClause, type SpokenWord, startsUpperCase } from '../words/spoken-word.ts';
import { germanLexicon } from './de/german-lexicon.ts';
import { englishLexicon } from './en/english-lexicon.ts';
import type { Lexicon, Token } from './lexicon.ts';
import { type Felt, isNegated, isShifted } from './negation.ts';

/** VADER's weight of a negated word (Hutto and Gilbert 2014): "not good" is a little less bad than "bad". */
const negationWeight = -0.74;

/** On the scale of the word lists. Less than this says nothing; so much of every sentence is neutral. */
const leastFeeling = 1.25;

/** From this part of the stronger side on, the weaker one counts too. */
const mixedFrom = 0.25;

const lexicons: Readonly<Record<Locale, Lexicon>> = { de: germanLexicon, en: englishLexicon };

export type SentimentOfSentence = Pick<Sentence, 'sentiment' | 'positive' | 'negative' | 'neutral'>;

/** Of the words alone: neither voice nor face is asked. Words in order, of one sentence. */
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
  const { felt, muted } = feelingsIn(tokens, lexicon);
  const read = {
    tokens,
    clauseStarts: clauseStartsOf(tokens, lexicon),
    muted,
    feltAt: new Set(felt.map(({ at }) => at)),
    lexicon,
  };
  // Negated and reduced at once ("we have not solved the problem") is what it was.
  return felt.map((each) => each.value * (isNegated(read, each) === isShifted(read, each) ? 1 : negationWeight));
}

/** A clause ends at its mark, and before "but". */
function clauseStartsOf(tokens: readonly Token[], { adversatives }: Lexicon): readonly number[] {
  let start = 0;
  return tokens.map(({ form }, i) => {
    if (tokens[i - 1]?.endsClause === true || adversatives.has(form)) start = i;
    return start;
  });
}

/** A fixed expression stands where its last word is; one without feeling silences its words. */
function feelingsIn(tokens: readonly Token[], lexicon: Lexicon) {
  const felt: Felt[] = [];
  const muted = new Set<number>();
  const sentence = { hasCapitals: tokens.some(({ startsUpperCase }) => startsUpperCase) };
  for (let i = 0; i < tokens.length; ) {
    const phrase = phraseAt(tokens, i, lexicon);
    const token = tokens[i];
    const last = phrase === undefined ? i : i + phrase.forms.length - 1;
    const feeling = phrase ?? (token && !shifts(token, lexicon) ? lexicon.feelingOf(token, sentence) : undefined);
    if (phrase?.value === 0) for (let at = i; at <= last; at += 1) muted.add(at);
    else if (feeling)
      felt.push({ from: i, at: last, value: feeling.value, isVerb: 'isVerb' in feeling && feeling.isVerb });
    i = last + 1;
  }
  return { felt, muted };
}

/** "Fallen" says by what it fell whether that is good. */
const shifts = ({ form }: Token, { reducers, remedies }: Lexicon) => reducers.has(form) || remedies.has(form);

function phraseAt(tokens: readonly Token[], at: number, { phrases }: Lexicon) {
  return phrases
    .get(tokens[at]?.form ?? '')
    ?.find(({ forms }) => forms.every((form, i) => tokens[at + i]?.form === form));
}
