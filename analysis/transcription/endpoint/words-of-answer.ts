import type { Locale } from '#domain/kernel/contract.ts';
import type { Word } from '#domain/sessions/contract/transcript.ts';
import { meanConfidence } from '../mean-confidence.ts';
import type { Stretch } from '../read-pcm.ts';
import { respell } from '../text-match/respell.ts';
import { writtenWords } from '../text-match/written-words.ts';
import { type RawWord, tidyWords } from '../tidy-words.ts';
import { estimateTimes } from '../timing/estimate-times.ts';
import type { Gap } from '../transcriber.ts';
import type { Answer } from './answer.ts';
import { heardWords } from './heard-words.ts';

type Heard = Readonly<{ answer: Answer; piece: Stretch; locale: Locale; pauses: readonly Gap[] }>;
export type WordsOfPiece = Readonly<{ words: readonly Word[]; times: 'measured' | 'estimated' }>;

/** The words of a piece with times of the talk. Times that the server does not give are estimated. */
export function wordsOfAnswer({ answer, piece, locale, pauses }: Heard): WordsOfPiece {
  const heard = heardWords(answer);
  const words = inSession(heard ?? [], piece);
  const text = answer.text ?? (answer.segments ?? []).map((segment) => segment.text).join(' ');
  // No words were said, so no times are missing.
  if (!heard && text.trim() === '') return { words: [], times: 'measured' };
  if (!heard) return { words: estimated({ answer, piece, locale, pauses }, text), times: 'estimated' };
  // Some servers punctuate the text but not the words; then the words get the spelling of the text.
  const written = writtenWords(text);
  const isSpelt = written.length === 0 || words.some((word) => /[.!?]$/.test(word.text));
  const spelt = isSpelt ? words : respell({ words, written, locale, confidenceOf: meanConfidence });
  return { words: spelt, times: 'measured' };
}

function inSession(words: readonly RawWord[], { from, to }: Stretch): readonly Word[] {
  return tidyWords(words, to - from).map((word) => ({ ...word, offset: from + word.offset }));
}

function estimated({ answer, piece, locale, pauses }: Heard, text: string): readonly Word[] {
  const timed = (answer.segments ?? []).filter(
    ({ start, end }) => typeof start === 'number' && typeof end === 'number',
  );
  const parts = timed.length > 0 ? timed : [{ text, start: 0, end: piece.to - piece.from }];
  return parts.flatMap((part) => {
    const within = { from: piece.from + (part.start ?? 0), to: Math.min(piece.to, piece.from + (part.end ?? 0)) };
    const texts = writtenWords(part.text);
    const times = estimateTimes(texts, { locale, within, clues: { pauses } });
    return times.map((time, index) => ({ text: texts[index] as string, ...time, confidence: null }));
  });
}
