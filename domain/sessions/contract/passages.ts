import { firstFrom, type SpokenWord } from './spoken-word.ts';
import type { Sentence } from './text-report.ts';

export type Span = Readonly<{ offset: number; duration: number }>;

/** A paragraph of words; `from` is the first word's place in the transcript, `to` the place after the last. */
export type Passage = Readonly<{ from: number; to: number; offset: number }>;

/** Words: a paragraph ends with the sentence after this many, earlier at a long pause, and in any case in an unpunctuated talk. */
const length = { usual: 45, atPause: 12, most: 110 };

type Spoken = Readonly<{
  words: readonly SpokenWord[];
  sentences: readonly Pick<Sentence, 'offset'>[];
  pauses: readonly Span[];
}>;

/** A talk in paragraphs, for reading, and for drawing piece by piece. */
export function passagesOf({ words, sentences, pauses }: Spoken): readonly Passage[] {
  const opens = new Set(sentences.map(({ offset }) => millisecond(offset)));
  const afterPause = new Set(gapsBefore(words, pauses).keys());
  const starts: number[] = [];
  for (const [index, { offset }] of words.entries()) {
    const long = index - (starts.at(-1) ?? Number.NEGATIVE_INFINITY);
    const isSentence = opens.has(millisecond(offset));
    const isDue = long >= (afterPause.has(index) ? length.atPause : length.usual) && isSentence;
    if (isDue || long >= length.most) starts.push(index);
  }
  return starts.map((from, nth) => ({ from, to: starts[nth + 1] ?? words.length, offset: words[from]?.offset ?? 0 }));
}

const millisecond = (second: number) => Math.round(second * 1000);

/** Pauses by the word after them: the first word that begins after the middle of the pause. A pause before the first word does not count. */
export function gapsBefore(words: readonly SpokenWord[], pauses: readonly Span[]): ReadonlyMap<number, Span> {
  const ended = pauses.map((pause) => [firstFrom(words, pause.offset + pause.duration / 2), pause] as const);
  return new Map(ended.filter(([next]) => next > 0 && next < words.length));
}
