import type { Span } from './passages.ts';
import { firstFrom, type SpokenWord } from './spoken-word.ts';
import type { TextAnalysis } from './text-report.ts';

/** The marks of words, one letter each: the marks of a passage are a string, which is cheap to compare. */
export const looks = { plain: '.', certain: 'f', inContext: 'c', repetition: 'r' } as const;
export type Look = (typeof looks)[keyof typeof looks];

type MarkedText = Pick<TextAnalysis, 'words' | 'fillers' | 'repetitions'>;

/** The mark of every word of a talk. Dismissed findings are not marked; a filler inside a repetition stays a filler. */
export function marksOf({ words, fillers, repetitions }: MarkedText): string {
  const marks = new Array<Look>(words.length).fill(looks.plain);
  const mark = (span: Span, look: Look) => {
    for (const index of wordsIn(words, span)) marks[index] = look;
  };
  for (const { dismissed, occurrences } of repetitions) {
    if (!dismissed) for (const span of occurrences) mark(span, looks.repetition);
  }
  for (const { dismissed, certainty, ...span } of fillers) {
    if (!dismissed) mark(span, certainty === 'certain' ? looks.certain : looks.inContext);
  }
  return marks.join('');
}

/** The places of the words that begin within a time range. */
export function wordsIn(words: readonly SpokenWord[], { offset, duration }: Span): readonly number[] {
  const from = firstFrom(words, offset - rounding);
  const found = [];
  // A word that begins at the end of the range is outside, whatever the rounding.
  const end = offset + Math.max(duration - rounding, rounding);
  for (let index = from; (words[index]?.offset ?? Infinity) < end; index += 1) {
    found.push(index);
  }
  return found;
}

/** Seconds: times are stored in milliseconds. */
const rounding = 0.0015;
