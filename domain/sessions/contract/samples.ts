/** A measure along a talk: `offset` in seconds; null if there is nothing to measure (unvoiced, silent). */
export type Sample = Readonly<{ offset: number; value: number | null }>;
/** Values at equal distances, the server's form. */
export type Series = Readonly<{ t0: number; dt: number; values: readonly (number | null)[] }>;

/** A series in the form that the lanes draw. */
export const samplesOf = ({ t0, dt, values }: Series): readonly Sample[] =>
  values.map((value, index) => ({ offset: t0 + index * dt, value }));

/** The last value up to a moment, or the first one if all are later; null if nothing was measured there. */
export function valueAt(samples: readonly Sample[], second: number): number | null {
  let [low, high] = [0, samples.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((samples[middle]?.offset ?? 0) <= second) low = middle;
    else high = middle - 1;
  }
  return samples[low]?.value ?? null;
}

/** The mean of the values in a stretch of the talk; null if there is none. */
export function meanWithin(series: Series, { offset, duration }: Readonly<{ offset: number; duration: number }>) {
  const within = samplesOf(series).filter((sample) => sample.offset >= offset && sample.offset < offset + duration);
  const values = within.flatMap(({ value }) => (value === null ? [] : [value]));
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The bars of a waveform, 0..1: for each of `count` equal stretches the mean of its peaks. The maximum would be nearly the same
 * everywhere, since every stretch of some seconds contains a loud syllable.
 */
export function waveBars({ t0, dt, values }: Series, duration: number, count: number): readonly number[] {
  const bars = new Array<number>(count).fill(0);
  if (!(duration > 0) || values.length === 0) return bars;
  const index = (share: number) =>
    Math.min(values.length - 1, Math.max(0, Math.floor((share * duration - t0) / dt + 1e-6)));
  return bars.map((_, bar) => {
    const stretch = values.slice(index(bar / count), index((bar + 1) / count - 1e-5) + 1);
    return stretch.reduce<number>((sum, value) => sum + (value ?? 0), 0) / stretch.length;
  });
}

/**
 * The same bars relative to the loudest of this recording, so that a quiet recording is visible too: another lane shows its
 * loudness. The loudest tenth is ignored, because one click would flatten a whole talk.
 */
export function fullHeight(bars: readonly number[]): readonly number[] {
  const sorted = [...bars].sort((a, b) => a - b);
  const top = sorted[Math.floor((sorted.length - 1) * 0.9)] ?? 0;
  return top > 0 ? bars.map((bar) => Math.min(1, bar / top)) : bars;
}
