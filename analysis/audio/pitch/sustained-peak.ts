import type { SoundCells } from '../scan/scan-sound.ts';

const blockSeconds = 0.015;

/**
 * The magnitude, without the talk's mean, that two neighbouring blocks of 15 ms both reach. Praat uses the global
 * maximum: then three clicks on a microphone make a third of a talk's frames unvoiced. A vowel lasts, a click does not.
 */
export function sustainedPeak({ cell, lows, highs, mean }: SoundCells): number {
  const perBlock = Math.round(blockSeconds / cell);
  let sustained = 0;
  let before = 0;
  for (let from = 0; from < lows.length; from += perBlock) {
    let peak = 0;
    for (let i = from; i < Math.min(lows.length, from + perBlock); i++) {
      peak = Math.max(peak, (highs[i] as number) - mean, mean - (lows[i] as number));
    }
    sustained = Math.max(sustained, Math.min(before, peak));
    before = peak;
  }
  return sustained;
}
