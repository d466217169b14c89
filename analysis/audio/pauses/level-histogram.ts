const lowest = -101;
const highest = 7;
const binsPerDecibel = 50;

/** Percentiles of a changing set of levels (dBFS) without sorting: a histogram with bins of 0.02 dB. */
export type LevelHistogram = Readonly<{
  add(level: number): void;
  remove(level: number): void;
  /** The level below which `share` (0..1) of all levels are. Without levels, the lowest of the scale. */
  percentile(share: number): number;
}>;

export function levelHistogram(): LevelHistogram {
  const counts = new Uint32Array((highest - lowest) * binsPerDecibel);
  let total = 0;
  const change = (level: number, by: 1 | -1) => {
    const bin = Math.floor((Math.min(highest - 1, Math.max(lowest, level)) - lowest) * binsPerDecibel);
    counts[bin] = (counts[bin] ?? 0) + by;
    total += by;
  };
  return {
    add: (level) => change(level, 1),
    remove: (level) => change(level, -1),
    percentile(share) {
      const rank = Math.min(total - 1, Math.floor(share * total));
      let bin = 0;
      for (let below = counts[0] ?? 0; below <= rank; below += counts[bin] ?? 0) bin++;
      return lowest + (bin + 0.5) / binsPerDecibel;
    },
  };
}
