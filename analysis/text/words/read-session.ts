import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import { sentenceStarts } from '../sentences/split-sentences.ts';
import type { Locale } from './locale.ts';
import { type Session, silencesBefore } from './silences.ts';
import { isSpoken, type SpokenWord, spokenWords } from './spoken-word.ts';

/** The input of all rules on words. Positions count spoken words only; `SpokenWord.index` counts all words of the transcript. */
export type ReadSession = Readonly<{
  words: readonly SpokenWord[];
  /** Seconds of silence before each word. */
  silences: readonly number[];
  /** Positions that open a sentence. */
  starts: ReadonlySet<number>;
  locale: Locale;
}>;

/** Positions of the first and the last word, both inclusive. */
export type Span = Readonly<{ from: number; to: number }>;

export function readSession(transcript: Transcript, session: Session): ReadSession {
  const { locale } = transcript;
  const words = spokenWords(transcript, session.duration).filter(isSpoken);
  const silences = silencesBefore(words, session.gaps);
  return { words, silences, starts: new Set(sentenceStarts({ words, silences, locale })), locale };
}

export function sentenceSpans({ words, starts }: ReadSession): readonly Span[] {
  const firsts = [...starts];
  return firsts.map((from, i) => ({ from, to: (firsts[i + 1] ?? words.length) - 1 }));
}

/** Start and duration of some consecutive words, in seconds. */
export function stretchOf(words: readonly SpokenWord[], { from, to }: Span) {
  const { offset = 0, timeUnsure } = words[from] ?? {};
  return { offset, duration: Math.max(0, (words[to]?.end ?? offset) - offset), ...(timeUnsure && { timeUnsure }) };
}

/** The words as they are written, without punctuation before the first and after the last. */
export function plainText(words: readonly SpokenWord[], { from, to }: Span): string {
  const text = words
    .slice(from, to + 1)
    .map((word) => word.text)
    .join(' ');
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
