/** Indices of words that are the same before and after. */
export type Pair = readonly [before: number, after: number];
export type Range = Readonly<{ from: number; to: number }>;
/** `to` is exclusive. */
export type Part = Readonly<{ before: Range; after: Range }>;
export type Texts = Readonly<{ before: readonly string[]; after: readonly string[] }>;

/** Cells. Parts that would need a larger table are taken as having nothing in common. */
const largestTable = 4_000_000;

/** The longest common subsequence, by the table of lengths from the end. */
export function longestCommon({ before, after }: Texts, part: Part): readonly Pair[] {
  const [rows, columns] = [part.before.to - part.before.from, part.after.to - part.after.from];
  if (rows * columns > largestTable) return [];
  const same = (i: number, j: number) => before[part.before.from + i] === after[part.after.from + j];
  const at = lengthsOf({ rows, columns, same });
  const pairs: Pair[] = [];
  for (let [i, j] = [0, 0]; i < rows && j < columns; ) {
    if (same(i, j)) pairs.push([part.before.from + i++, part.after.from + j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

type Table = Readonly<{ rows: number; columns: number; same: (i: number, j: number) => boolean }>;

/** How much the ends from i and from j have in common. */
function lengthsOf({ rows, columns, same }: Table): (i: number, j: number) => number {
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] as number;
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      lengths[i * width + j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}
