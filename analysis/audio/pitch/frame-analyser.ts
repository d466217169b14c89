import type { Autocorrelation } from './autocorrelation.ts';
import { type Candidate, candidatesIn } from './candidates.ts';
import type { FrameGrid } from './frame-grid.ts';
import { pitchSettings } from './pitch-settings.ts';

/** One frame: its unvoiced strength, its possible periods, and its autocorrelation. */
export type Frame = Readonly<{
  unvoicedStrength: number;
  candidates: readonly Candidate[];
  autocorrelation: Float32Array;
}>;

const { silenceThreshold, voicingThreshold, voicedUnvoicedCost } = pitchSettings;

/** A frame with a larger unvoiced strength needs no candidates: one has at most 1, and saves at most two changes of voicing. */
const surelyUnvoiced = 1 + 2 * voicedUnvoicedCost;

type Tools = Readonly<{ grid: FrameGrid; autocorrelation: Autocorrelation; globalPeak: number }>;

/** Returns a function that analyses one window of sound; it writes the autocorrelation into `room`. */
export function frameAnalyser({ grid, autocorrelation, globalPeak }: Tools) {
  const { window } = autocorrelation;
  const windowed = new Float32Array(grid.window);

  return (samples: Float32Array, room: Float32Array): Frame => {
    const mean = centralMean(samples, grid);
    const peak = centralPeak(samples, { window, mean, grid });
    const unvoicedStrength = strengthOfSilence(Math.min(1, peak / globalPeak));
    if (peak === 0 || unvoicedStrength > surelyUnvoiced) {
      return { unvoicedStrength, candidates: [], autocorrelation: room };
    }
    for (let i = 0; i < windowed.length; i++) windowed[i] = ((samples[i] as number) - mean) * (window[i] as number);
    autocorrelation.of(windowed, room);
    return { unvoicedStrength, candidates: candidatesIn(room, grid), autocorrelation: room };
  };
}

/** Strength of the unvoiced candidate (Boersma 1993, equation 23). `intensity`: the frame's peak over the global peak, 0..1. */
function strengthOfSilence(intensity: number): number {
  return voicingThreshold + Math.max(0, 2 - (intensity * (1 + voicingThreshold)) / silenceThreshold);
}

/** Mean of the samples within one longest period to either side of the centre. */
function centralMean(samples: Float32Array, { window, longestPeriod }: FrameGrid): number {
  let sum = 0;
  for (let i = window / 2 - longestPeriod; i < window / 2 + longestPeriod; i++) sum += samples[i] as number;
  return sum / (2 * longestPeriod);
}

type Windowing = Readonly<{ window: Float32Array; mean: number; grid: FrameGrid }>;

/** Peak magnitude within half a longest period of the centre, without the mean and multiplied by the window. */
function centralPeak(samples: Float32Array, { window, mean, grid }: Windowing): number {
  const centre = grid.window / 2;
  const reach = Math.floor(grid.longestPeriod / 2) + 1;
  let peak = 0;
  for (let i = centre - reach; i < centre + reach; i++) {
    const magnitude = Math.abs(((samples[i] as number) - mean) * (window[i] as number));
    if (magnitude > peak) peak = magnitude;
  }
  return peak;
}
