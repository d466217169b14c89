import { giveWay } from '../blocks.ts';
import type { Envelope } from './envelope.ts';
import { levelHistogram } from './level-histogram.ts';
import { type Noise, noiseBySecond } from './noise-floor.ts';

/** dB. Speech covers this range below its loud parts; softer sound can only be the edge of speech. */
const speechRange = { seed: 25, edge: 38 };
/** dB above the noise. */
const edgeAboveNoise = 3;
const seedAboveNoise = { least: 3, most: 10 };
const shareOfDistance = 0.45;

const framesPerTurn = 60_000;

/** Levels per frame, dBFS: above `seed` it is speech; above `edge` it is speech if it touches speech. */
export type Thresholds = Readonly<{ seed: Float32Array; edge: Float32Array }>;

/**
 * Two thresholds that follow the noise, within the range of the speaker's own level. The seed threshold is higher above a noise
 * that fluctuates, and never more than a certain share of the distance to the speech.
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

/** P95 of the whole talk: the speaker's loud syllables. */
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

/** Between two seconds, in proportion. */
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
