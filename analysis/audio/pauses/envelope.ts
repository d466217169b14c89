import { giveWay } from '../blocks.ts';
import type { HopPowers } from '../scan/hop-powers.ts';

const hopsPerWindow = 3;
const smoothingReach = 3;
const leastPower = 1e-10;

/** Level of the speech band, in dBFS every 10 ms. */
export type Envelope = Readonly<{
  /** Seconds between two frames. */
  hop: number;
  /** Middle of the first frame, seconds. */
  t0: number;
  /** RMS over 30 ms. */
  levels: Float32Array;
  /** Moving average of the power over 7 frames. Thresholds use it, so that a single crackle has no effect. */
  smoothed: Float32Array;
}>;

export async function envelopeOf({ hop, powers }: HopPowers, signal?: AbortSignal): Promise<Envelope> {
  const frames = movingMean(powers, { behind: 0, ahead: hopsPerWindow - 1 })
    .subarray(0, Math.max(0, powers.length - hopsPerWindow + 1))
    .map((power) => power + leastPower);
  await giveWay(signal);
  const levels = frames.map(decibels);
  await giveWay(signal);
  const smoothed = movingMean(frames, { behind: smoothingReach, ahead: smoothingReach }).map(decibels);
  await giveWay(signal);
  return { hop, t0: (hopsPerWindow * hop) / 2, levels, smoothed };
}

type Reach = Readonly<{ behind: number; ahead: number }>;

/** Moving average over `behind` values before and `ahead` values after each; over fewer at the ends. */
function movingMean(values: Float32Array, { behind, ahead }: Reach): Float32Array {
  return values.map((_, index) => {
    const from = Math.max(0, index - behind);
    const to = Math.min(values.length, index + ahead + 1);
    let sum = 0;
    for (let i = from; i < to; i++) sum += values[i] as number;
    return sum / (to - from);
  });
}

function decibels(power: number): number {
  return 10 * Math.log10(power);
}
