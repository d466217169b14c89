import type { Autocorrelation } from './autocorrelation.ts';
import { type Candidate, candidatesIn } from './candidates.ts';
import type { FrameGrid } from './frame-grid.ts';
import { pitchSettings } from './pitch-settings.ts';

/** One frame: how strongly it is unvoiced, what its period may be, and the autocorrelation that says so. */
export type Frame = Readonly<{
  unvoicedStrength: number;
  candidates: readonly Candidate[];
  autocorrelation: Float32Array;
}>;

const { silenceThreshold, voicingThreshold, voicedUnvoicedCost } = pitchSettings;

/** No candidate is stronger than 1, and being voiced here saves at most two changes of voicing. */
const surelyUnvoiced = 1 + 2 * voicedUnvoicedCost;

type Tools = Readonly<{ grid: FrameGrid; autocorrelation: Autocorrelation; globalPeak: number }>;

/** A function from one window of sound, and the room for its autocorrelation, to a frame. */
export function frameAnalyser({ grid, autocorrelation, globalPeak }: Tools) {
  const windowed = new Float32Array(grid.window);

  return (samples: Float32Array, room: Float32Array): Frame => {
    applyWindow(samples, { grid, window: autocorrelation.window, windowed });
    const peak = centralPeak(windowed, grid);
    const unvoicedStrength = strengthOfSilence(Math.min(1, peak / globalPeak));
    if (peak === 0 || unvoicedStrength > surelyUnvoiced) {
      return { unvoicedStrength, candidates: [], autocorrelation: room };
    }
    autocorrelation.of(windowed, room);
    return { unvoicedStrength, candidates: candidatesIn(room, grid), autocorrelation: room };
  };
}

/** Boersma's equation 23. `intensity` is the share of the global peak. */
function strengthOfSilence(intensity: number): number {
  return voicingThreshold + Math.max(0, 2 - (intensity * (1 + voicingThreshold)) / silenceThreshold);
}

type Windowing = Readonly<{ grid: FrameGrid; window: Float32Array; windowed: Float32Array }>;

/** Takes away the mean of two longest periods around the centre, then windows. */
function applyWindow(samples: Float32Array, { grid, window, windowed }: Windowing) {
  const centre = grid.window / 2;
  let sum = 0;
  for (let i = centre - grid.longestPeriod; i < centre + grid.longestPeriod; i++) sum += samples[i] as number;
  const mean = sum / (2 * grid.longestPeriod);
  for (let i = 0; i < windowed.length; i++) windowed[i] = ((samples[i] as number) - mean) * (window[i] as number);
}

/** Greatest magnitude within half a longest period of the centre. */
function centralPeak(windowed: Float32Array, { window, longestPeriod }: FrameGrid): number {
  const reach = Math.floor(longestPeriod / 2) + 1;
  let peak = 0;
  for (let i = window / 2 - reach; i < window / 2 + reach; i++) peak = Math.max(peak, Math.abs(windowed[i] as number));
  return peak;
}
