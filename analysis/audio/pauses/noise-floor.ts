import { giveWay } from '../blocks.ts';
import { levelHistogram } from './level-histogram.ts';

const reachSeconds = 15;
const secondsPerTurn = 600;

/** The background noise around one second of the talk. dBFS and dB. */
export type Noise = Readonly<{
  /** 10th percentile of the levels within ±15 s: in that time, at least a tenth is silence between words. */
  floor: number;
  /** 10th minus 1st percentile: small for a steady noise, large for one that fluctuates. */
  spread: number;
}>;

/** The noise at each second of the talk, including one value at its end: percentiles in a sliding window. */
export async function noiseBySecond(
  levels: Float32Array,
  { framesPerSecond, signal }: Readonly<{ framesPerSecond: number; signal?: AbortSignal | undefined }>,
): Promise<readonly Noise[]> {
  const reach = reachSeconds * framesPerSecond;
  const histogram = levelHistogram();
  const noise: Noise[] = [];
  for (let second = 0, from = 0, to = 0; second <= Math.ceil(levels.length / framesPerSecond); second++) {
    if (second % secondsPerTurn === 0) await giveWay(signal);
    const middle = Math.min(levels.length - 1, second * framesPerSecond);
    while (to < Math.min(levels.length, middle + reach)) histogram.add(levels[to++] as number);
    while (from < middle - reach) histogram.remove(levels[from++] as number);
    const floor = histogram.percentile(0.1);
    noise.push({ floor, spread: floor - histogram.percentile(0.01) });
  }
  return noise;
}
