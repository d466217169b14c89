import { forEachBlock } from './blocks.ts';
import { rounded, type Series } from './measures.ts';
import type { PcmSource } from './pcm.ts';

/** Seconds. */
export const waveformBlock = 0.1;

/** Below the quietest sound of 16 bits; keeps silence finite. */
const leastPower = 1e-12;

export type Waveform = Readonly<{
  /** RMS of each whole block, dBFS (0 dBFS is a square wave at full scale). */
  levels: Float32Array;
  /** Greatest magnitude of each block, 0..1 to 3 decimals; the last one may cover less. */
  peaks: Series;
}>;

export async function waveformOf(pcm: PcmSource, signal?: AbortSignal): Promise<Waveform> {
  const length = Math.round(waveformBlock * pcm.sampleRate);
  const levels = new Float32Array(Math.floor(pcm.length / length));
  const values: number[] = [];
  await forEachBlock({ pcm, length, signal }, (block, index) => {
    const { power, peak } = sizeOf(block);
    if (block.length === length) levels[index] = 10 * Math.log10(power + leastPower);
    values.push(rounded(Math.min(1, peak), 3));
  });
  return { levels, peaks: { t0: centreOfBlock(0), dt: waveformBlock, values } };
}

/** Seconds. */
export function centreOfBlock(index: number): number {
  return (index + 0.5) * waveformBlock;
}

function sizeOf(block: Float32Array) {
  let sum = 0;
  let peak = 0;
  for (const sample of block) {
    sum += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  return { power: sum / block.length, peak };
}
