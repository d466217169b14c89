import type { SpokenWord } from './spoken-word.ts';

export type Stretch = Readonly<{ offset: number; duration: number }>;

/** The length of the talk in seconds, and every gap of `speechNorms.storedGapSeconds` or longer that the sound shows. */
export type Session = Readonly<{ duration: number; gaps: readonly Stretch[] }>;

/**
 * Seconds of silence before each word; 0 before the first. Some engines extend a word over the silence next to it, so a gap in
 * the sound also counts: for the first word whose middle is after the gap's middle.
 */
export function silencesBefore(words: readonly SpokenWord[], gaps: readonly Stretch[]): readonly number[] {
  const inOrder = [...gaps].sort((a, b) => a.offset - b.offset);
  let next = 0;
  return words.map((word, i) => {
    const previous = words[i - 1];
    let heard = 0;
    for (; next < inOrder.length; next += 1) {
      const gap = inOrder[next];
      if (gap === undefined || gap.offset + gap.duration / 2 > middle(word)) break;
      heard = Math.max(heard, gap.duration);
    }
    return previous === undefined ? 0 : Math.max(heard, word.offset - previous.end);
  });
}

const middle = ({ offset, end }: SpokenWord) => (offset + end) / 2;
