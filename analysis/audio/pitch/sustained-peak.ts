import { forEachBlock } from '../blocks.ts';
import type { PcmSource } from '../pcm.ts';

const blockSeconds = 0.015;

/**
 * The magnitude, without the talk's mean, that two neighbouring blocks of 15 ms both reach. Praat takes the greatest
 * of all: there three clicks on a microphone make a third of a talk's frames unvoiced. A vowel lasts, a click does not.
 */
export async function sustainedPeak(pcm: PcmSource, signal?: AbortSignal): Promise<number> {
  const length = Math.round(blockSeconds * pcm.sampleRate);
  const count = Math.ceil(pcm.length / length);
  const lowest = new Float32Array(count);
  const highest = new Float32Array(count);
  let sum = 0;
  await forEachBlock({ pcm, length, signal }, (block, index) => {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const sample of block) {
      if (sample < low) low = sample;
      if (sample > high) high = sample;
      sum += sample;
    }
    lowest[index] = low;
    highest[index] = high;
  });
  const mean = sum / pcm.length;
  const peaks = highest.map((high, index) => Math.max(high - mean, mean - (lowest[index] as number)));
  return peaks.reduce((greatest, peak, index) => Math.max(greatest, Math.min(peak, peaks[index - 1] ?? 0)), 0);
}
