import { giveWay } from '../blocks.ts';
import type { Envelope } from './envelope.ts';
import { levelHistogram } from './level-histogram.ts';
import { type Noise, noiseBySecond } from './noise-floor.ts';

/** Maximum dB of the thresholds below the speaker's loud level: softer sound is not speech, or not even its edge. */
const speechRange = { seed: 25, edge: 38 };
/** dB of the edge threshold above the noise floor, and limits for the seed threshold. */
const edgeAboveNoise = 3;
const seedAboveNoise = { least: 3, most: 10 };
/** Limit of `seedAboveNoise` as a share of the distance from the noise floor to the loud level; `least` applies in any case. */
const shareOfDistance = 0.45;

const framesPerTurn = 60_000;

/** Levels per frame, in dBFS. Sound above `seed` is speech; sound above `edge` is speech if it is next to speech. */
export type Thresholds = Readonly<{ seed: Float32Array; edge: Float32Array }>;

/**
 * Two thresholds per frame that adapt to the noise around it and to the level of the speaker. The more the noise fluctuates, the
 * higher is the seed threshold above it, 3 to 10 dB; it is never more than 25 dB below the speaker's loud level.
 */
export async function thresholdsOf({ smoothed, hop }: Envelope, signal?: AbortSignal): Promise<Thresholds> {
  const loud = await loudLevel(smoothed, signal);
  const framesPerSecond = Math.round(1 / hop);
  const noise = await noiseBySecond(smoothed, { framesPerSecond, signal });
  const seed = new Float32Array(smoothed.length);
  const edge = new Float32Array(smoothed.length);
  for (let frame = 0; frame < smoothed.length; frame++) {
    if (frame % framesPerTurn === 0) await giveWay(signal);
    const here = noiseAt(noise, frame / framesPerSecond);
    seed[frame] = seedLevel(here, loud);
    edge[frame] = Math.min(seedLevel(here, loud), edgeLevel(here, loud));
  }
  return { seed, edge };
}

/** Level of the speaker's loud syllables: the 95th percentile of the whole talk. */
async function loudLevel(smoothed: Float32Array, signal?: AbortSignal): Promise<number> {
  const histogram = levelHistogram();
  for (const level of smoothed) histogram.add(level);
  await giveWay(signal);
  return histogram.percentile(0.95);
}

function seedLevel({ floor, spread }: Noise, loud: number): number {
  const { least, most } = seedAboveNoise;
  const wanted = Math.min(shareOfDistance * (loud - floor), 2 + 3 * spread);
  return Math.max(loud - speechRange.seed, floor + Math.min(most, Math.max(least, wanted)));
}

function edgeLevel({ floor }: Noise, loud: number): number {
  return Math.max(loud - speechRange.edge, floor + edgeAboveNoise);
}

/** The noise at a time in seconds, interpolated between whole seconds. */
function noiseAt(noise: readonly Noise[], time: number): Noise {
  const second = Math.floor(time);
  const share = time - second;
  const here = noise[second] ?? { floor: 0, spread: 0 };
  const next = noise[second + 1] ?? here;
  return {
    floor: here.floor + share * (next.floor - here.floor),
    spread: here.spread + share * (next.spread - here.spread),
  };
}
