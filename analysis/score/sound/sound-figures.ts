import type { AnalysisResults } from '#domain/sessions/contract/report.ts';
import { isWithinSession, pauseRate, pauseShare, spokenSpan } from '#domain/sessions/contract/reported-pauses.ts';
import { withinSpeakersRange } from '../../audio/pitch/speakers-range.ts';
import { pitchDynamism } from '../../audio/pitch-dynamism.ts';
import { mean } from '../../audio/statistics.ts';
import { type VolumeControl, volumeControl } from './volume-control.ts';

/** The figures that are computed from sound alone, from its first to its last spoken sound; null if not measurable. */
export type SoundFigures = Readonly<{
  /** Seconds from the first to the last spoken sound. */
  spoken: number;
  pitchVariation: number | null;
  /** The pitch variation of each ten-second window with enough voice; `pitchVariation` is their mean. */
  pitchWindows?: readonly number[];
  pausesPerMinute: number | null;
  /** Per second of speech: the time without pauses of 2 s and longer; pauses of 1 to 2 s are subtracted in part. */
  syllablesPerSecond: number | null;
  control: VolumeControl | null;
}>;

type Results = Pick<AnalysisResults, 'pitch' | 'volume' | 'pauses' | 'syllableNuclei'>;

/** Computes the figures from the stored series, because stored summaries of older talks may follow other rules. */
export function soundFigures(results: Results, duration: number): SoundFigures {
  const { pauses: gaps, syllableNuclei: nuclei } = results;
  const { from, to } = spokenSpan(gaps, duration);
  const within = gaps.filter((gap) => isWithinSession(gap, duration));
  const silent = within.reduce((sum, gap) => sum + pauseShare(gap) * gap.duration, 0);
  const speech = to - from - silent;
  const windows = pitchDynamism(withinSpeakersRange(results.pitch), to > from ? { from, to } : undefined).values.filter(
    (value) => value !== null,
  );
  return {
    spoken: to - from,
    pitchVariation: rounded(mean(windows), 4),
    pitchWindows: windows,
    pausesPerMinute: pauseRate(gaps, duration),
    syllablesPerSecond: nuclei && speech > 0 ? rounded(nuclei.length / speech, 2) : null,
    control: volumeControl(results),
  };
}

function rounded(value: number | null, decimals: number): number | null {
  return value === null ? null : Math.round(value * 10 ** decimals) / 10 ** decimals;
}
