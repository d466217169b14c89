import { z } from 'zod';

const time = z.number().nullish();

/** Servers say `word` (OpenAI, faster-whisper) or `text`; `probability` or `score` or nothing. Times in seconds. */
const AnswerWord = z.object({
  word: z.string().optional(),
  text: z.string().optional(),
  start: time,
  end: time,
  probability: z.number().nullish(),
  score: z.number().nullish(),
});
export type AnswerWord = z.infer<typeof AnswerWord>;

const Segment = z.object({
  text: z.string().default(''),
  start: time,
  end: time,
  /** Mean over its tokens of the natural logarithm of their probability. */
  avg_logprob: z.number().nullish(),
  words: z.array(AnswerWord).nullish(),
});
export type Segment = z.infer<typeof Segment>;

/** `verbose_json` as servers send it: words at the top, in the segments, in both, or nowhere. */
export const Answer = z.object({
  text: z.string().nullish(),
  words: z.array(AnswerWord).nullish(),
  segments: z.array(Segment).nullish(),
});
export type Answer = z.infer<typeof Answer>;
