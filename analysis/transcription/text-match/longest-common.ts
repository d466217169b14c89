/** Indices of words that are the same before and after. */
export type Pair = readonly [before: number, after: number];
export type Range = Readonly<{ from: number; to: number }>;
/** `to` is exclusive. */
export type Part = Readonly<{ before: Range; after: Range }>;
export type Texts = Readonly<{ before: readonly string[]; after: readonly string[] }>;

/** Maximum number of inserted and removed words. Parts with more differences count as completely different. */
const mostEdits = 2_000;

/**
 * A longest common subsequence by the greedy search for the fewest edits (Myers 1986). For each number of edits d and each
 * diagonal k (words of the first text minus words of the second), it stores how many words of the first text are passed at most.
 */
export function longestCommon({ before, after }: Texts, part: Part): readonly Pair[] {
  const [rows, columns] = [part.before.to - part.before.from, part.after.to - part.after.from];
  const same = (x: number, y: number) => before[part.before.from + x] === after[part.after.from + y];
  const most = Math.min(mostEdits, rows + columns);
  /** By number of edits: the words passed on each diagonal, that of diagonal k at `k + d + 1`. */
  const steps: Int32Array[] = [Int32Array.of(0, 0, 0)];
  for (let d = 0; d <= most; d++) {
    const reached = new Int32Array(2 * d + 5);
    for (let k = -d; k <= d; k += 2) {
      let x = cameFrom(steps[d] as Int32Array, d, k).x;
      while (x < rows && x - k < columns && same(x, x - k)) x++;
      reached[k + d + 2] = x;
      if (x >= rows && x - k >= columns) return pairsBack(steps, { x, y: x - k, d }, part);
    }
    steps.push(reached);
  }
  return [];
}

/** The origin of the last of d edits on diagonal k: a word put in (from the diagonal above) or left out (from below). */
function cameFrom(before: Int32Array, d: number, k: number): Readonly<{ k: number; x: number }> {
  if (d === 0) return { k, x: 0 };
  const [below, above] = [before[k + d] as number, before[k + d + 2] as number];
  const isPutIn = k === -d || (k !== d && below < above);
  return isPutIn ? { k: k + 1, x: above } : { k: k - 1, x: below + 1 };
}

type End = Readonly<{ x: number; y: number; d: number }>;

/** The pairs on the best path, which is followed from its end to its beginning. */
function pairsBack(steps: readonly Int32Array[], end: End, part: Part): readonly Pair[] {
  const pairs: Pair[] = [];
  let { x, y } = end;
  for (let { d } = end; d >= 0; d--) {
    const k = x - y;
    const from = cameFrom(steps[d] as Int32Array, d, k);
    for (; x > from.x; x--) pairs.push([part.before.from + x - 1, part.after.from + x - k - 1]);
    // One step back over the edit.
    const leftOut = from.k === k - 1 ? 1 : 0;
    x = from.x - leftOut;
    y = x - from.k;
  }
  return pairs.reverse();
}
