import { z } from 'zod';
import type { Locale } from '#domain/kernel/contract.ts';
import type { Word } from '#domain/sessions/contract/transcript.ts';
import { meanConfidence } from '../mean-confidence.ts';
import { respell } from '../text-match/respell.ts';
import { writtenWords } from '../text-match/written-words.ts';

const ticksPerSecond = 10_000_000;
const ticks = z.number().transform((count) => count / ticksPerSecond);

const PhraseWord = z.object({
  Word: z.string(),
  Offset: ticks,
  Duration: ticks,
  Confidence: z.number().min(0).max(1).optional(),
});

/** The message `speech.phrase`, detailed. Words are as spoken, without case and punctuation; `Display` is as one writes. */
const Phrase = z.object({
  Offset: ticks,
  Duration: ticks,
  NBest: z
    .array(
      z.object({
        Confidence: z.number().min(0).max(1).optional(),
        Display: z.string().default(''),
        Words: z.array(PhraseWord).default([]),
      }),
    )
    .default([]),
});

/** Seconds from the start of the sound that was sent. */
export type HeardPhrase = Readonly<{ words: readonly Word[]; until: number }>;

/** @throws ZodError where it is no phrase */
export function readPhrase(json: string, locale: Locale): HeardPhrase {
  const { Offset, Duration, NBest } = Phrase.parse(JSON.parse(json));
  const [best] = NBest;
  const words = (best?.Words ?? []).map((word) => ({
    text: word.Word,
    offset: word.Offset,
    duration: word.Duration,
    confidence: word.Confidence ?? best?.Confidence ?? null,
  }));
  const written = writtenWords(best?.Display ?? '');
  const spelt = written.length > 0 ? respell({ words, written, locale, confidenceOf: meanConfidence }) : words;
  return { words: words.length > 0 ? spelt : [], until: Offset + Duration };
}
