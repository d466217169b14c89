import type { RawWord } from '../tidy-words.ts';
import type { Answer, AnswerWord, Segment } from './answer.ts';

type Piece = RawWord & Readonly<{ isWhole: boolean }>;

/** The words of an answer, in seconds from the start of its sound; undefined if the answer has no word times. */
export function heardWords({ words, segments }: Answer): readonly RawWord[] | undefined {
  const inSegments = (segments ?? []).flatMap((segment) => (segment.words ?? []).map((word) => ({ word, segment })));
  const top = (words ?? []).map((word) => ({ word, segment: segmentAt(segments ?? [], word) }));
  const given = top.length > 0 ? top : inSegments;
  if (given.length === 0) return undefined;
  const spaced = given.some(({ word }) => /^\s/.test(textOf(word)));
  return merged(given.flatMap(({ word, segment }) => pieceOf(word, segment, spaced)));
}

/** An entry without a time is not a word: its text is appended to the previous one. */
function pieceOf(word: AnswerWord, segment: Segment | undefined, spaced: boolean): readonly Piece[] {
  const text = textOf(word);
  const { start, end } = word;
  const offset = start ?? Number.NaN;
  const duration = Math.max(0, (end ?? offset) - offset);
  // Some servers write a space before each word: an entry without one continues the previous word.
  return [{ text, offset, duration, confidence: confidenceOf(word, segment), isWhole: !spaced || /^\s/.test(text) }];
}

function merged(pieces: readonly Piece[]): readonly RawWord[] {
  const words: RawWord[] = [];
  for (const { isWhole, ...piece } of pieces) {
    const before = words.at(-1);
    const isTimed = Number.isFinite(piece.offset);
    if (before && (!isWhole || !isTimed)) words[words.length - 1] = joined(before, piece);
    else if (isTimed) words.push(piece);
  }
  return words;
}

/** The confidence of a word is that of its least certain part. */
function joined(first: RawWord, rest: RawWord): RawWord {
  const end = Number.isFinite(rest.offset) ? rest.offset + rest.duration : 0;
  const sure = [first.confidence, rest.confidence].filter((value) => typeof value === 'number');
  return {
    text: first.text + rest.text,
    offset: first.offset,
    duration: Math.max(first.duration, end - first.offset),
    confidence: sure.length > 0 ? Math.min(...sure) : null,
  };
}

/** The confidence of a word; if the server gives none, the mean of the word's segment. */
function confidenceOf({ probability, score }: AnswerWord, segment: Segment | undefined): number | null {
  const logarithm = segment?.avg_logprob;
  return probability ?? score ?? (typeof logarithm === 'number' ? Math.exp(logarithm) : null);
}

const segmentAt = (segments: readonly Segment[], { start }: AnswerWord) =>
  segments.find((segment) => (segment.start ?? 0) <= (start ?? -1) && (start ?? -1) < (segment.end ?? 0));
const textOf = ({ word, text }: AnswerWord) => word ?? text ?? '';
