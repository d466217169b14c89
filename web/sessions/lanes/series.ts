/** A measure along a talk: `offset` in seconds; null where there is nothing to measure (unvoiced, silent). */
export type Sample = Readonly<{ offset: number; value: number | null }>;
/** Values at equal distances, as the server keeps them. */
export type Series = Readonly<{ t0: number; dt: number; values: readonly (number | null)[] }>;

/** The value that was measured next to a moment; null where there is none. */
export function valueAt(samples: readonly Sample[], second: number): number | null {
  let [low, high] = [0, samples.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((samples[middle]?.offset ?? 0) <= second) low = middle;
    else high = middle - 1;
  }
  return samples[low]?.value ?? null;
}

/** The loudest of each of `count` equal stretches of the talk: the bars of a waveform, 0..1. */
export function waveBars({ t0, dt, values }: Series, duration: number, count: number): readonly number[] {
  const bars = new Array<number>(count).fill(0);
  if (!(duration > 0) || count < 1) return bars;
  const last = Math.max(0, values.length - 1);
  return bars.map((_, bar) => {
    const index = (share: number) => Math.min(last, Math.max(0, Math.floor((share * duration - t0) / dt)));
    const [from, to] = [index(bar / count), index((bar + 1) / count - 1e-9)];
    return values.slice(from, to + 1).reduce<number>((loudest, value) => Math.max(loudest, value ?? 0), 0);
  });
}

/**
 * The same bars against the loudest of this recording, so that a quiet one has a shape too: how loud it is, another lane
 * says. The loudest tenth does not count, else one click would flatten a whole talk.
 */
export function fullHeight(bars: readonly number[]): readonly number[] {
  const sorted = [...bars].sort((a, b) => a - b);
  const top = sorted[Math.floor((sorted.length - 1) * 0.9)] ?? 0;
  return top > 0 ? bars.map((bar) => Math.min(1, bar / top)) : bars;
}
