import { rounded, type Series } from './measures.ts';
import type { SoundCells } from './scan/scan-sound.ts';

/** Seconds. */
export const waveformBlock = 0.1;

/** Added to each power, so that the level of silence is finite; below the resolution of 16 bits. */
const leastPower = 1e-12;

export type Waveform = Readonly<{
  /** RMS of each whole block, dBFS (0 dBFS is a square wave at full scale). */
  levels: Float32Array;
  /** Peak magnitude of each block, 0..1 to 3 decimals; the last block may be shorter. */
  peaks: Series;
}>;

export function waveformOf(cells: SoundCells): Waveform {
  const perBlock = Math.round(waveformBlock / cells.cell);
  const samples = perBlock * cells.samplesPerCell;
  const levels = new Float32Array(Math.floor(cells.length / samples));
  const values: number[] = [];
  for (let from = 0; from < cells.lows.length; from += perBlock) {
    const { energy, peak } = sizeOf(cells, from, Math.min(cells.lows.length, from + perBlock));
    if (values.length < levels.length) levels[values.length] = 10 * Math.log10(energy / samples + leastPower);
    values.push(rounded(Math.min(1, peak), 3));
  }
  return { levels, peaks: { t0: centreOfBlock(0), dt: waveformBlock, values } };
}

/** Seconds. */
export function centreOfBlock(index: number): number {
  return (index + 0.5) * waveformBlock;
}

function sizeOf({ energies, lows, highs }: SoundCells, from: number, to: number) {
  let energy = 0;
  let peak = 0;
  for (let cell = from; cell < to; cell++) {
    energy += energies[cell] as number;
    peak = Math.max(peak, highs[cell] as number, -(lows[cell] as number));
  }
  return { energy, peak };
}
