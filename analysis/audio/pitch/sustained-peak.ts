import type { SoundCells } from '../scan/scan-sound.ts';

const blockSeconds = 0.015;

/**
 * The largest magnitude that two consecutive blocks of 15 ms both reach, 0..1, after subtracting the talk's mean. A vowel lasts
 * that long, a click does not. With Praat's global maximum, three clicks can make a third of a talk unvoiced.
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
