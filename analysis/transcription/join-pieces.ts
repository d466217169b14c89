import type { Word } from '#domain/sessions/contract/transcript.ts';
import type { Stretch } from './read-pcm.ts';
import { normalForm } from './text-match/normal-form.ts';

/** The words heard in a piece; times are those of the talk. */
export type HeardPiece = Readonly<{ piece: Stretch; words: readonly Word[] }>;

/** Seconds: maximum distance between two transcriptions of the same spoken word. */
const sameMoment = 0.6;

/**
 * Joins the words of consecutive pieces. In an overlap, it switches from the first piece to the second at a word that both
 * contain; without such a word, in the middle.
 */
export function joinPieces(heard: readonly HeardPiece[]): readonly Word[] {
  const joined: Word[] = [];
  let before: Stretch | undefined;
  for (const { piece, words } of heard) {
    if (before && before.to > piece.from) joinOver({ from: piece.from, to: before.to }, joined, words);
    else joined.push(...words);
    before = piece;
  }
  return joined;
}

/** Appends the rest of `words` to `joined`, after removing the words that `words` replaces. */
function joinOver(both: Stretch, joined: Word[], words: readonly Word[]): void {
  const seam = sharedWord(both, joined, words);
  if (seam) {
    joined.length = seam.first;
    joined.push(...words.slice(seam.second));
    return;
  }
  const middle = (both.from + both.to) / 2;
  while ((joined.at(-1)?.offset ?? 0) >= middle) joined.pop();
  const heardUntil = endOf(joined.at(-1));
  joined.push(...words.filter((word) => middleOf(word) > heardUntil && word.offset >= Math.min(middle, heardUntil)));
}

type Shared = Readonly<{ first: number; second: number; distance: number }>;

/** The word in both pieces that is nearest to the middle of the overlap, because words near its ends may be cut off. */
function sharedWord(both: Stretch, joined: readonly Word[], words: readonly Word[]): Shared | undefined {
  const middle = (both.from + both.to) / 2;
  let best: Shared | undefined;
  for (let first = joined.length - 1; first >= 0 && endOf(joined[first]) > both.from; first--) {
    for (let second = 0; second < words.length && (words[second] as Word).offset < both.to; second++) {
      const [a, b] = [joined[first] as Word, words[second] as Word];
      // Prefers the pair with the nearest times, so that a repeat of the word is not matched.
      const distance = Math.abs(middleOf(a) - middle) + 4 * Math.abs(middleOf(a) - middleOf(b));
      if (isSame(a, b) && (!best || distance < best.distance)) best = { first, second, distance };
    }
  }
  return best;
}

const isSame = (a: Word, b: Word) =>
  Math.abs(middleOf(a) - middleOf(b)) < sameMoment && normalForm(a.text) === normalForm(b.text);
const middleOf = ({ offset, duration }: Word) => offset + duration / 2;
const endOf = (word: Word | undefined) => (word ? word.offset + word.duration : Number.NEGATIVE_INFINITY);
