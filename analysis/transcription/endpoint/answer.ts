import * as z from 'zod/mini';

const time = z.nullish(z.number());

/** Servers say `word` (OpenAI, faster-whisper) or `text`; `probability` or `score` or nothing. Times in seconds. */
const AnswerWord = z.object({
  word: z.optional(z.string()),
  text: z.optional(z.string()),
  start: time,
  end: time,
  probability: z.nullish(z.number()),
  score: z.nullish(z.number()),
});
export type AnswerWord = z.infer<typeof AnswerWord>;

const Segment = z.object({
  text: z._default(z.string(), ''),
  start: time,
  end: time,
  /** Mean over its tokens of the natural logarithm of their probability. */
  avg_logprob: z.nullish(z.number()),
  words: z.nullish(z.array(AnswerWord)),
});
export type Segment = z.infer<typeof Segment>;

/** `verbose_json` as servers send it: words at the top, in the segments, in both, or nowhere. */
export const Answer = z.object({
  text: z.nullish(z.string()),
  words: z.nullish(z.array(AnswerWord)),
  segments: z.nullish(z.array(Segment)),
});
export type Answer = z.infer<typeof Answer>;
