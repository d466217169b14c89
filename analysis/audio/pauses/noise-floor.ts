import { giveWay } from '../blocks.ts';
import { levelHistogram } from './level-histogram.ts';

const reachSeconds = 15;
const secondsPerTurn = 600;

/** The background noise around one second of the talk. dBFS and dB. */
export type Noise = Readonly<{
  /** P10 within ± 15 s: nobody speaks that long without gaps. */
  floor: number;
  /** P10 − P1: small for a steady noise, large for one that fluctuates. */
  spread: number;
}>;

/** One value per second of the talk, and one beyond its end. */
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
