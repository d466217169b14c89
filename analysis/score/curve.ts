/** The good values of a measure, both ends inclusive; null: no limit on that side. */
export type Range = Readonly<{ from: number | null; to: number | null }>;

/** A trapezoid: 10 points within `good`, falling linearly to 0 at `zeroBelow` and at `zeroAbove`. */
export type Curve = Readonly<{ good: Range; zeroBelow: number; zeroAbove: number }>;

const best = 10;

/** 0..10, to 2 decimals. */
export function scoreOn({ good, zeroBelow, zeroAbove }: Curve, value: number): number {
  const rising = good.from === null ? 1 : (value - zeroBelow) / (good.from - zeroBelow);
  const falling = good.to === null ? 1 : (zeroAbove - value) / (zeroAbove - good.to);
  return toHundredths(best * Math.max(0, Math.min(1, rising, falling)));
}

export function toHundredths(score: number): number {
  return Math.round(score * 100) / 100;
}
