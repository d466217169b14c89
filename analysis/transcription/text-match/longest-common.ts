/** Indices of one word in the old text (`before`) and in the new text (`after`). */
export type Pair = readonly [before: number, after: number];
export type Range = Readonly<{ from: number; to: number }>;
/** `to` is exclusive. */
export type Part = Readonly<{ before: Range; after: Range }>;
export type Texts = Readonly<{ before: readonly string[]; after: readonly string[] }>;

/** Maximum edits (insertions and deletions). Beyond it, the result is empty: the parts count as completely different. */
const mostEdits = 2_000;

/**
 * A longest common subsequence of two word lists: the greedy O(ND) diff of Myers (1986). For d = 0, 1, … edits it computes the
 * furthest point on each diagonal k = x − y, where x and y count the words passed in the old and in the new text.
 */
export function longestCommon({ before, after }: Texts, part: Part): readonly Pair[] {
  const [rows, columns] = [part.before.to - part.before.from, part.after.to - part.after.from];
  const same = (x: number, y: number) => before[part.before.from + x] === after[part.after.from + y];
  const most = Math.min(mostEdits, rows + columns);
  /** `steps[d]`: the furthest x with d − 1 edits on each diagonal; diagonal k is at index `k + d + 1`. */
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

/**
 * The diagonal before the d-th edit, and x after that edit. An insertion comes from diagonal k + 1 and keeps x; a deletion comes
 * from k − 1 and adds one to x.
 */
function cameFrom(before: Int32Array, d: number, k: number): Readonly<{ k: number; x: number }> {
  if (d === 0) return { k, x: 0 };
  const [below, above] = [before[k + d] as number, before[k + d + 2] as number];
  const isPutIn = k === -d || (k !== d && below < above);
  return isPutIn ? { k: k + 1, x: above } : { k: k - 1, x: below + 1 };
}

type End = Readonly<{ x: number; y: number; d: number }>;

/** Backtracks the path with the fewest edits, and returns its pairs of equal words in order. */
function pairsBack(steps: readonly Int32Array[], end: End, part: Part): readonly Pair[] {
  const pairs: Pair[] = [];
  let { x, y } = end;
  for (let { d } = end; d >= 0; d--) {
    const k = x - y;
    const from = cameFrom(steps[d] as Int32Array, d, k);
    for (; x > from.x; x--) pairs.push([part.before.from + x - 1, part.after.from + x - k - 1]);
    // To the point before the edit.
    const leftOut = from.k === k - 1 ? 1 : 0;
    x = from.x - leftOut;
    y = x - from.k;
  }
  return pairs.reverse();
}
