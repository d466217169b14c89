import { forEachBlock } from '../blocks.ts';
import type { PcmSource } from '../pcm.ts';
import { soundCleaner } from '../recording/clean-sound.ts';
import { percentile } from '../statistics.ts';
import { bandPass } from './band-pass.ts';

/** Seconds of a cell: a common divisor of 10 ms (envelope), 15 ms (sustained peak) and 100 ms (volume, waveform). */
const cellSeconds = 0.005;
const cellsPerBlock = 200;

/** Hz. Keeps the voice, drops hum, rumble and hiss. */
const speechBand = { low: 120, high: 4000 };

/** Hum is measured per 0.1 s. At least a tenth of these stretches contain no voice, so the 10th percentile is hum alone. */
const cellsPerHum = 20;
const shareOfGaps = 0.1;

/** Magnitude from which a sample counts as clipped: −0.04 dBFS. */
const fullScale = 0.995;

/** Figures of each 5 ms of the sound (a cell), computed in one pass for all measures. The last cell may be shorter. */
export type SoundCells = Readonly<{
  /** Seconds. */
  cell: number;
  /** Samples in a whole cell, and in the whole sound (`length`). */
  samplesPerCell: number;
  length: number;
  sampleRate: number;
  /** Least and greatest sample, -1..1. */
  lows: Float32Array;
  highs: Float32Array;
  /** Sums of squares: of the sound, and of its speech band. */
  energies: Float32Array;
  bandEnergies: Float32Array;
  /** Number of clipped samples: at full scale, next to another such sample. A single one may be a regular peak. */
  clipped: Uint16Array;
  /** Of all samples. */
  mean: number;
  /** The mean of the original sound. */
  dcOffset: number;
  /** Mean square of hum and rumble: the 10th percentile over time, because the voice adds to it elsewhere. */
  hum: number;
}>;

export async function scanSound(pcm: PcmSource, signal?: AbortSignal): Promise<SoundCells> {
  const { sampleRate } = pcm;
  const samplesPerCell = Math.round(cellSeconds * sampleRate);
  const cells = emptyCells(pcm.length, samplesPerCell);
  const length = samplesPerCell * cellsPerBlock;
  const filter = bandPass(speechBand, sampleRate);
  const clean = soundCleaner(sampleRate);
  const band = new Float64Array(length);
  let sum = 0;
  const hums: number[] = [];
  const humBlock = samplesPerCell * cellsPerHum;
  await forEachBlock({ pcm, length, signal }, (block, index) => {
    const cleaned = clean(block);
    filter(block, band);
    sum += sumOf(block);
    for (let from = 0; from < block.length; from += humBlock) {
      hums.push(humIn(block.subarray(from, from + humBlock), cleaned.subarray(from, from + humBlock)));
    }
    for (let from = 0, cell = index * cellsPerBlock; from < block.length; from += samplesPerCell, cell++) {
      const to = Math.min(block.length, from + samplesPerCell);
      measureRange(block, { from, to, cell }, cells);
      cells.bandEnergies[cell] = energyOf(band, from, to);
      if (isLoud(cells, cell)) cells.clipped[cell] = countClipped(block, from, to);
    }
  });
  const mean = pcm.length === 0 ? 0 : sum / pcm.length;
  const hum = percentile(hums, shareOfGaps) ?? 0;
  return {
    cell: samplesPerCell / sampleRate,
    samplesPerCell,
    length: pcm.length,
    sampleRate,
    mean,
    dcOffset: mean,
    hum,
    ...cells,
  };
}

type Arrays = Pick<SoundCells, 'lows' | 'highs' | 'energies' | 'bandEnergies' | 'clipped'>;

function emptyCells(length: number, samplesPerCell: number): Arrays {
  const count = Math.ceil(length / samplesPerCell);
  const floats = () => new Float32Array(count);
  return {
    lows: floats(),
    highs: floats(),
    energies: floats(),
    bandEnergies: floats(),
    clipped: new Uint16Array(count),
  };
}

type Range = Readonly<{ from: number; to: number; cell: number }>;

function measureRange(samples: Float32Array, { from, to, cell }: Range, { lows, highs, energies }: Arrays): void {
  let low = samples[from] as number;
  let high = low;
  let energy = 0;
  for (let i = from; i < to; i++) {
    const sample = samples[i] as number;
    if (sample < low) low = sample;
    else if (sample > high) high = sample;
    energy += sample * sample;
  }
  lows[cell] = low;
  highs[cell] = high;
  energies[cell] = energy;
}

function energyOf(samples: Float64Array, from: number, to: number): number {
  let energy = 0;
  for (let i = from; i < to; i++) energy += (samples[i] as number) ** 2;
  return energy;
}

function sumOf(samples: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += samples[i] as number;
  return sum;
}

const isLoud = ({ lows, highs }: Arrays, cell: number) =>
  (highs[cell] as number) >= fullScale || (lows[cell] as number) <= -fullScale;

/** Mean square of what the cleaner removed, without its mean (the offset). */
function humIn(samples: Float32Array, cleaned: Float32Array): number {
  let [sum, squares] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    const removed = (samples[i] as number) - (cleaned[i] as number);
    sum += removed;
    squares += removed ** 2;
  }
  return squares / samples.length - (sum / samples.length) ** 2;
}

function countClipped(samples: Float32Array, from: number, to: number): number {
  let count = 0;
  const isCut = (i: number) => Math.abs(samples[i] ?? 0) >= fullScale;
  for (let i = from; i < to; i++) if (isCut(i) && (isCut(i - 1) || isCut(i + 1))) count++;
  return count;
}
