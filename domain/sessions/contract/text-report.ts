import * as z from 'zod/mini';
import { Series } from './series.ts';
import { Transcript, timeUnsure, Word } from './transcript.ts';

/** `filler_word`: a word that counts as a filler in its context. */
const WordKind = z.enum(['default', 'stop_word', 'filler_word']);

const Sentiment = z.enum(['positive', 'negative', 'neutral', 'mixed']);

const Stretch = z.object({ offset: z.number(), duration: z.number(), ...timeUnsure });

/** Shares; their sum is 1. */
const sentimentScores = { positive: z.number(), negative: z.number(), neutral: z.number() };

export const Sentence = z.object({
  text: z.string(),
  ...Stretch.shape,
  sentiment: Sentiment,
  ...sentimentScores,
});
export type Sentence = z.infer<typeof Sentence>;

/** A finding that a person may dismiss: `id` is stable as long as the transcript is. */
const finding = { id: z.string(), text: z.string(), ...Stretch.shape };

/** `in_context`: a word that is a filler only in certain contexts. */
export const Filler = z.object({ ...finding, certainty: z.enum(['certain', 'in_context']) });
export type Filler = z.infer<typeof Filler>;

/**
 * `immediate`: one to three words repeated at once (Shriberg 1994); `stem`: the same content word three times or more within
 * 30 s; `phrase`: the same three or more words twice within 60 s, or a whole sentence at any distance. `occurrences` in order, including the first.
 */
export const Repetition = z.object({
  ...finding,
  kind: z.enum(['immediate', 'stem', 'phrase']),
  occurrences: z.array(Stretch),
});
export type Repetition = z.infer<typeof Repetition>;

/** For `stem` the first two occurrences do not count; for the other kinds only the first does not. */
const freeTimes: Readonly<Record<Repetition['kind'], number>> = { immediate: 1, phrase: 1, stem: 2 };

/** The number of counted occurrences: the repetition's weight in the rate. */
export const timesAgain = ({ kind, occurrences }: Pick<Repetition, 'kind' | 'occurrences'>): number =>
  Math.max(1, occurrences.length - freeTimes[kind]);

/** Everything that is derived from the words of a talk, before dismissals. */
export const TextResults = z.object({
  text: z.string(),
  words: z.array(z.extend(Word, { kind: WordKind })),
  sentences: z.array(Sentence),
  keyPhrases: z.array(z.string()),
  keyWords: z.array(z.object({ text: z.string(), count: z.int() })),
  fillers: z.array(Filler),
  repetitions: z.array(Repetition),
  /** Words per minute of speech around each moment; null without speech. */
  pace: Series,
});
export type TextResults = z.infer<typeof TextResults>;

/** The figures for the score; null if they cannot be measured. */
export const TextSummary = z.object({
  wordCount: z.int(),
  wordsPerMinute: z.nullable(z.number()),
  fillerCount: z.int(),
  fillersPerMinute: z.nullable(z.number()),
  repetitionCount: z.int(),
  repetitionsPerMinute: z.nullable(z.number()),
  /** Words. */
  meanSentenceLength: z.nullable(z.number()),
  /** Mean share of different words in windows of 50 (MATTR-50, Covington and McFall 2010). */
  lexicalVariety: z.nullable(z.number()),
  /** 0..1, mean confidence of the engine over the words. */
  clarity: z.nullable(z.number()),
  /** Means over the sentences, weighted by their words. */
  positive: z.nullable(z.number()),
  negative: z.nullable(z.number()),
  neutral: z.nullable(z.number()),
});
export type TextSummary = z.infer<typeof TextSummary>;

const judged = { dismissed: z.boolean() };

/** The report's form; the figures leave out dismissed findings. */
export const TextAnalysis = z.extend(TextResults, {
  ...TextSummary.shape,
  ...z.pick(Transcript, { source: true, times: true, dropsFillers: true }).shape,
  fillers: z.array(z.extend(Filler, judged)),
  repetitions: z.array(z.extend(Repetition, judged)),
  /** Content words: those that a listener would look up. */
  lookupWords: z.array(z.string()),
});
export type TextAnalysis = z.infer<typeof TextAnalysis>;
