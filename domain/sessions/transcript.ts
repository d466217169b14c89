import { z } from 'zod';
import { LocaleCode } from '#domain/kernel/contract.ts';

/** Of the talk; times in seconds from its start. */
export const Word = z.object({
  /** As it is written, with its punctuation. */
  text: z.string(),
  offset: z.number(),
  duration: z.number(),
  /** 0..1, of the engine that heard it; null where nobody said. */
  confidence: z.number().min(0).max(1).nullable(),
});
export type Word = z.infer<typeof Word>;

export const Transcript = z.object({
  locale: LocaleCode,
  /** `person`: pasted, uploaded or corrected by hand. */
  source: z.enum(['azure', 'endpoint', 'whisper', 'person']),
  /** As it calls itself; null where a person wrote. */
  model: z.string().nullable(),
  /** The engine is known to leave out hesitations: what was not found may have been said. */
  dropsFillers: z.boolean(),
  /** Estimated: from pauses and syllables, where the text came without times. */
  times: z.enum(['measured', 'estimated']),
  words: z.array(Word),
});
export type Transcript = z.infer<typeof Transcript>;
