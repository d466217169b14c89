import { hash } from './hash.ts';

export type SeenKeys = Readonly<{
  /** Whether the key may have been seen before: sometimes true for a new key, never false for one that was seen. */
  mark: (table: string, key: string) => boolean;
  /** From now on any key may exist, because rows were added without their keys. */
  markAll: (table: string) => void;
}>;

// 2 MB for each table; with a million keys one in eighty is a false positive.
const bits = 24;

/**
 * A build starts with empty tables: rows of new keys need not be looked up. A Bloom filter with two
 * hashes (Bloom 1970), since the keys themselves would not fit into memory.
 */
export function createSeenKeys(): SeenKeys {
  const filters = new Map<string, Uint8Array>();

  function filterOf(table: string) {
    const filter = filters.get(table) ?? new Uint8Array(2 ** (bits - 3));
    filters.set(table, filter);
    return filter;
  }

  return {
    mark(table, key) {
      const filter = filterOf(table);
      const first = setBit(filter, hash(key, 0x811c9dc5));
      const second = setBit(filter, hash(key, 0x9e3779b9));
      return first && second;
    },
    markAll: (table) => void filterOf(table).fill(0xff),
  };
}

/** Whether the bit was set. */
function setBit(filter: Uint8Array, value: number): boolean {
  const [byte, bit] = [(value >>> 3) & (filter.length - 1), 1 << (value & 7)];
  const before = filter[byte] ?? 0;
  filter[byte] = before | bit;
  return (before & bit) !== 0;
}
