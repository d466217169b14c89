import { rounded, type Series } from './measures.ts';
import { centreOfBlock, waveformBlock } from './waveform.ts';

/**
 * Converts a level in dBFS to a volume from 0 to 1, linear in decibels. 0.2 is −40 dBFS; 0.5 is −26 dBFS, the nominal level of
 * speech in digital systems (ITU-T P.56 with G.711); 0.8 is −12 dBFS, above which the peaks of speech are clipped.
 */
export function volumeOf(level: number): number {
  return Math.min(1, Math.max(0, 0.5 + ((level + 26) * 0.3) / 14));
}

export function volumeSeries(levels: Float32Array): Series {
  return {
    t0: centreOfBlock(0),
    dt: waveformBlock,
    values: Array.from(levels, (level) => rounded(volumeOf(level), 3)),
  };
}
