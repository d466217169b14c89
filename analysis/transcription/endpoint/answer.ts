import * as z from 'zod/mini';

const time = z.nullish(z.number());

/** The text is `word` (OpenAI, faster-whisper) or `text`; the confidence is `probability`, `score` or missing. Times in seconds. */
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
  /** Mean log-probability (natural logarithm) of the segment's tokens. */
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
