import * as z from 'zod/mini';
import { Series } from './series.ts';
import { Transcript, timeUnsure, Word } from './transcript.ts';

/** `filler_word`: one that was counted as a filler where it stands. */
const WordKind = z.enum(['default', 'stop_word', 'filler_word']);

const Sentiment = z.enum(['positive', 'negative', 'neutral', 'mixed']);

const Stretch = z.object({ offset: z.number(), duration: z.number(), ...timeUnsure });

/** Shares, together 1. */
const sentimentScores = { positive: z.number(), negative: z.number(), neutral: z.number() };

export const Sentence = z.object({
  text: z.string(),
  ...Stretch.shape,
  sentiment: Sentiment,
  ...sentimentScores,
});
export type Sentence = z.infer<typeof Sentence>;

/** A finding that a person may dismiss: `id` stays the same as long as the transcript does. */
const finding = { id: z.string(), text: z.string(), ...Stretch.shape };

/** `in_context`: a word that is a filler only where it stands apart. */
export const Filler = z.object({ ...finding, certainty: z.enum(['certain', 'in_context']) });
export type Filler = z.infer<typeof Filler>;

/**
 * `immediate`: one to three words said again at once (Shriberg 1994); `stem`: the same content word three times and more in
 * 30 s; `phrase`: the same three and more words twice in 60 s, or a whole sentence ever again. `occurrences` in order, the first one too.
 */
export const Repetition = z.object({
  ...finding,
  kind: z.enum(['immediate', 'stem', 'phrase']),
  occurrences: z.array(Stretch),
});
export type Repetition = z.infer<typeof Repetition>;

/** A word may come twice before it is one too many; of everything else each time after the first counts. */
const freeTimes: Readonly<Record<Repetition['kind'], number>> = { immediate: 1, phrase: 1, stem: 2 };

/** How often something was said again: what a repetition counts in the rate. */
export const timesAgain = ({ kind, occurrences }: Pick<Repetition, 'kind' | 'occurrences'>): number =>
  Math.max(1, occurrences.length - freeTimes[kind]);

/** Everything that the words of a talk tell, before anybody dismissed a finding. */
export const TextResults = z.object({
  text: z.string(),
  words: z.array(z.extend(Word, { kind: WordKind })),
  sentences: z.array(Sentence),
  keyPhrases: z.array(z.string()),
  keyWords: z.array(z.object({ text: z.string(), count: z.int() })),
  fillers: z.array(Filler),
  repetitions: z.array(Repetition),
  /** Words per minute of speech around each moment; null where nobody speaks. */
  pace: Series,
});
export type TextResults = z.infer<typeof TextResults>;

/** The figures that the score is made of; what cannot be measured is null. */
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

/** As the report shows it; the figures leave out what was dismissed. */
export const TextAnalysis = z.extend(TextResults, {
  ...TextSummary.shape,
  ...z.pick(Transcript, { source: true, times: true, dropsFillers: true }).shape,
  fillers: z.array(z.extend(Filler, judged)),
  repetitions: z.array(z.extend(Repetition, judged)),
  /** Words that say something: those a listener would look up. */
  lookupWords: z.array(z.string()),
});
export type TextAnalysis = z.infer<typeof TextAnalysis>;
