import * as z from 'zod/mini';
import { LocaleCode } from '#domain/kernel/contract.ts';

/** The time is unknown: these times only keep the word's place in the order. */
export const timeUnsure = { timeUnsure: z.optional(z.literal(true)) };

/** A word of the talk. Times are seconds from its start. */
export const Word = z.object({
  /** The word as written, with its punctuation. */
  text: z.string(),
  offset: z.number(),
  duration: z.number(),
  /** Confidence of the engine, 0..1; null if unknown. */
  confidence: z.nullable(z.number().check(z.gte(0), z.lte(1))),
  ...timeUnsure,
});
export type Word = z.infer<typeof Word>;

export const Transcript = z.object({
  locale: LocaleCode,
  /** `person`: pasted, uploaded or corrected by hand. */
  source: z.enum(['azure', 'endpoint', 'parakeet', 'whisper', 'person']),
  /** The engine's own name; null for a person's text. */
  model: z.nullable(z.string()),
  /** The engine is known to leave out hesitations, so a missing one may have been said. */
  dropsFillers: z.boolean(),
  /** Times are estimated from pauses and syllables, because the text came without times. */
  times: z.enum(['measured', 'estimated']),
  words: z.array(Word),
});
export type Transcript = z.infer<typeof Transcript>;

/** Format of a transcript that a person pastes or uploads. */
export const TranscriptFormat = z.enum(['txt', 'vtt', 'srt']);
export type TranscriptFormat = z.infer<typeof TranscriptFormat>;

/** UTF-8 bytes. An hour of speech has about 60,000. */
export const largestTranscript = 1_000_000;
/** Two and a half hours at 200 words a minute. A longer text is not a talk. */
export const mostTranscriptWords = 30_000;

/** Why a text is not a transcript: too many bytes or words, not text at all, no word in it, or (vtt, srt) no cue with times. */
export type TranscriptFault = 'too_large' | 'too_many_words' | 'not_text' | 'no_cues' | 'empty';

/** Zero bytes, or replacement characters of a decoder. A single one in a long text is tolerated. */
export function isNoText(text: string): boolean {
  const strange = text.split('\0').length - 1 + text.split('\uFFFD').length - 1;
  return strange > 0 && strange * 100 > text.length;
}
