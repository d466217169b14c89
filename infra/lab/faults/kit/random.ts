export type Random = Readonly<{
  /** 0 ≤ x < 1 */
  next: () => number;
  /** An integer with 0 ≤ x < `limit`. */
  below: (limit: number) => number;
  pick: <T>(from: readonly T[]) => T | undefined;
}>;

/** Random numbers from a seed, so that a failure can be repeated (mulberry32, Tommy Ettinger). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: (from) => from[below(from.length)] };
}
