import { forEachBlock, giveWay } from '../blocks.ts';
import type { PcmSource } from '../pcm.ts';
import { applyBiquad, type Biquad, highPass, lowPass } from './biquad.ts';

const hopSeconds = 0.01;
const hopsPerWindow = 3;
const smoothingReach = 3;
const hopsPerPiece = 100;
const leastPower = 1e-10;

/** Hz. Keeps the voice, drops hum, rumble and hiss. */
const speechBand = { low: 120, high: 4000 };

/** The talk's loudness in the speech band: dBFS per 10 ms. */
export type Envelope = Readonly<{
  /** Seconds between two frames; the window of the first one begins at 0. */
  hop: number;
  /** Middle of the first frame, seconds. */
  t0: number;
  /** RMS over 30 ms. */
  levels: Float32Array;
  /** The same over 7 frames: what thresholds look at, so that one glottal pulse or crackle decides nothing. */
  smoothed: Float32Array;
}>;

export async function envelopeOf(pcm: PcmSource, signal?: AbortSignal): Promise<Envelope> {
  const hopLength = Math.round(hopSeconds * pcm.sampleRate);
  const powers = await bandPowers(pcm, hopLength, signal);
  const frames = movingMean(powers, { behind: 0, ahead: hopsPerWindow - 1 })
    .subarray(0, Math.max(0, powers.length - hopsPerWindow + 1))
    .map((power) => power + leastPower);
  await giveWay(signal);
  const hop = hopLength / pcm.sampleRate;
  const levels = frames.map(decibels);
  await giveWay(signal);
  const smoothed = movingMean(frames, { behind: smoothingReach, ahead: smoothingReach }).map(decibels);
  await giveWay(signal);
  return { hop, t0: (hopsPerWindow * hop) / 2, levels, smoothed };
}

/** Mean square per whole hop. */
async function bandPowers(pcm: PcmSource, hopLength: number, signal?: AbortSignal): Promise<Float32Array> {
  const powers = new Float32Array(Math.floor(pcm.length / hopLength));
  const filters = bandFilters(pcm.sampleRate);
  const length = hopLength * hopsPerPiece;
  await forEachBlock({ pcm, length, signal }, (block, index) => {
    const band = new Float64Array(block);
    for (const filter of filters) applyBiquad(filter, band);
    for (let hop = 0; (hop + 1) * hopLength <= band.length; hop++) {
      powers[index * hopsPerPiece + hop] = power(band.subarray(hop * hopLength, (hop + 1) * hopLength));
    }
  });
  return powers;
}

/** A sound of 8 kHz has nothing above 4 kHz to take away. */
function bandFilters(sampleRate: number): readonly Biquad[] {
  const high = Math.min(speechBand.high, 0.45 * sampleRate);
  return [highPass({ frequency: speechBand.low, sampleRate }), lowPass({ frequency: high, sampleRate })];
}

function power(samples: Float64Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return sum / samples.length;
}

type Reach = Readonly<{ behind: number; ahead: number }>;

/** Over `behind` values before and `ahead` values after each, fewer at the ends. */
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
