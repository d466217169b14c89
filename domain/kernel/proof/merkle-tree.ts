/** The hash of two parts of the tree. */
export type Join = (left: Uint8Array, right: Uint8Array) => Uint8Array;

/** A range of entries; the end is exclusive. */
export type Stretch = Readonly<{ from: number; to: number }>;

/**
 * The place at which the tree divides this many entries (at least two): the largest power of two that is smaller (RFC
 * 6962, 2.1).
 */
export function splitOf(size: number): number {
  let half = 1;
  while (2 * half < size) half *= 2;
  return half;
}

/** A growing tree. It only needs the hashes of the complete parts of earlier entries, the largest first. */
type Grown = Readonly<{ size: number; peaks: readonly Uint8Array[] }>;
type Grows = Readonly<{
  join: Join;
  /** Called with each complete part and its number of entries, a power of two. */
  parts?: Readonly<{ size: number; tell: (number: number, hash: Uint8Array) => void }>;
}>;

export function growingTree({ join, parts }: Grows, from: Grown = { size: 0, peaks: [] }) {
  const peaks = [...from.peaks];
  let { size } = from;
  return {
    size: () => size,
    peaks: (): readonly Uint8Array[] => [...peaks],
    push(leaf: Uint8Array): void {
      let hash = leaf;
      let width = 1;
      for (let rest = size; rest % 2 === 1; rest = (rest - 1) / 2) {
        hash = join(peaks.pop() as Uint8Array, hash);
        width *= 2;
        if (width === parts?.size) parts.tell((size + 1) / width - 1, hash);
      }
      peaks.push(hash);
      size += 1;
    },
    /** Undefined while the tree is empty. */
    root: (): Uint8Array | undefined =>
      peaks.length === 0 ? undefined : peaks.reduceRight((right, left) => join(left, right)),
  };
}

type Walk<Part> = Readonly<{
  size: number;
  /** Numbers of entries, in ascending order. */
  chosen: readonly number[];
  leaf: (number: number) => Part;
  /** The largest parts that contain no chosen entry. */
  beside: (stretch: Stretch) => Part;
  join: (left: Part, right: Part) => Part;
}>;

/** Walks the tree from left to right, only as far as the chosen entries need. */
function walk<Part>({ size, chosen, leaf, beside, join }: Walk<Part>): Part {
  const part = (from: number, to: number, first: number, last: number): Part => {
    if (first === last) return beside({ from, to });
    if (to - from === 1) return leaf(from);
    const middle = from + splitOf(to - from);
    let cut = first;
    while (cut < last && (chosen[cut] as number) < middle) cut += 1;
    const left = part(from, middle, first, cut);
    return join(left, part(middle, to, cut, last));
  };
  return part(0, size, 0, chosen.length);
}

/** The parts whose hashes, in this order, prove together that the chosen entries are in a tree of that size. */
export function stretchesBeside(size: number, chosen: readonly number[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const nothing = () => {};
  walk({ size, chosen, leaf: nothing, beside: (stretch) => void stretches.push(stretch), join: nothing });
  return stretches;
}

type Selection = Readonly<{
  size: number;
  /** By the numbers of the chosen entries, in ascending order. */
  leaves: ReadonlyMap<number, Uint8Array>;
  /** Hashes of the other parts, from left to right. */
  hashes: readonly Uint8Array[];
}>;

/** The root computed from the chosen leaves; undefined if there are too few or too many other hashes. */
export function rootOfSelection(join: Join, { size, leaves, hashes }: Selection): Uint8Array | undefined {
  let used = 0;
  const root = walk<Uint8Array | undefined>({
    ...{ size, chosen: [...leaves.keys()] },
    leaf: (number) => leaves.get(number),
    beside: () => hashes[used++],
    join: (left, right) => left && right && join(left, right),
  });
  return used === hashes.length ? root : undefined;
}

type Growth = Readonly<{ earlier: number; size: number }>;

/** The parts whose hashes prove that a tree of `size` entries begins with the tree of `earlier` entries. */
export function stretchesOfGrowth({ earlier, size }: Growth): readonly Stretch[] {
  const stretches: Stretch[] = [];
  grown(earlier, { from: 0, to: size }, (stretch) => void stretches.push(stretch));
  return stretches;
}

type Roots = Readonly<{ earlier: Uint8Array | undefined; later: Uint8Array | undefined }>;

/** Both roots computed from those hashes; undefined if there are too few or too many. */
export function rootsOfGrowth(join: Join, { earlier, size, hashes }: Growth & Pick<Selection, 'hashes'>): Roots {
  let used = 0;
  const both = (left: Uint8Array | undefined, right: Uint8Array | undefined) => left && right && join(left, right);
  const roots = grown(earlier, { from: 0, to: size }, () => hashes[used++], both);
  return used === hashes.length ? roots : { earlier: undefined, later: undefined };
}

type Pair<Part> = Readonly<{ earlier: Part; later: Part }>;

function grown<Part>(
  end: number,
  { from, to }: Stretch,
  whole: (stretch: Stretch) => Part,
  join?: (left: Part, right: Part) => Part,
): Pair<Part> {
  if (end >= to || end <= from) {
    const hash = whole({ from, to });
    return { earlier: hash, later: hash };
  }
  const middle = from + splitOf(to - from);
  const left = grown(end, { from, to: middle }, whole, join);
  const right = grown(end, { from: middle, to }, whole, join);
  const later = join ? join(left.later, right.later) : left.later;
  const earlier = end <= middle || !join ? left.earlier : join(left.earlier, right.earlier);
  return { earlier, later };
}
