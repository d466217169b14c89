import * as z from 'zod/mini';
import type { Locale } from '#domain/kernel/contract.ts';
import type { Word } from '#domain/sessions/contract/transcript.ts';
import { meanConfidence } from '../mean-confidence.ts';
import { respell } from '../text-match/respell.ts';
import { writtenWords } from '../text-match/written-words.ts';

const ticksPerSecond = 10_000_000;
const ticks = z.pipe(
  z.number(),
  z.transform((count) => count / ticksPerSecond),
);

const PhraseWord = z.object({
  Word: z.string(),
  Offset: ticks,
  Duration: ticks,
  Confidence: z.optional(z.number().check(z.gte(0), z.lte(1))),
});

/** The message `speech.phrase` in its detailed form. `Words` have no case and no punctuation; `Display` is the written text. */
const Phrase = z.object({
  Offset: ticks,
  Duration: ticks,
  NBest: z._default(
    z.array(
      z.object({
        Confidence: z.optional(z.number().check(z.gte(0), z.lte(1))),
        Display: z._default(z.string(), ''),
        Words: z._default(z.array(PhraseWord), []),
      }),
    ),
    [],
  ),
});

/** The words of a phrase and its end (`until`), in seconds from the start of the sound that was sent. */
export type HeardPhrase = Readonly<{ words: readonly Word[]; until: number }>;

/** @throws ZodError if the message is no phrase */
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
