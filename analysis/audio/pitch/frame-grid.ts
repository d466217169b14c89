import type { PcmSource } from '../pcm.ts';
import { pitchSettings } from './pitch-settings.ts';

const periodsPerWindow = 3;

/** Praat's frames: a window holds three longest periods; the frames together are centred in the sound. Lengths in samples. */
export type FrameGrid = Readonly<{
  count: number;
  /** Centre of the first frame, seconds. */
  t0: number;
  sampleRate: number;
  window: number;
  longestPeriod: number;
  /** Candidates have shorter periods than this. */
  longestLag: number;
}>;

export function frameGrid({ sampleRate, length }: Pick<PcmSource, 'sampleRate' | 'length'>): FrameGrid {
  const { floor, step } = pitchSettings;
  const seconds = periodsPerWindow / floor;
  const duration = length / sampleRate;
  const count = Math.max(0, Math.floor((duration - seconds) / step) + 1);
  const window = 2 * (Math.floor((seconds * sampleRate) / 2) - 1);
  return {
    count,
    t0: count === 0 ? 0 : 0.5 * (duration - count * step + step),
    sampleRate,
    window,
    longestPeriod: Math.floor(sampleRate / floor),
    longestLag: Math.floor(window / periodsPerWindow) + 2,
  };
}

/** The first sample of a frame's window. */
export function frameStart({ t0, sampleRate, window }: FrameGrid, frame: number): number {
  const lastBeforeCentre = Math.floor((t0 + frame * pitchSettings.step) * sampleRate - 0.5);
  return lastBeforeCentre + 1 - window / 2;
}
