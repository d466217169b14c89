/** Values at equal distances: the first is centred at `t0` s, each next one `dt` s later. */
export type Series = Readonly<{ t0: number; dt: number; values: readonly (number | null)[] }>;

/** Seconds, to the millisecond. */
export type Pause = Readonly<{ offset: number; duration: number }>;

/** What the minute that starts at `offset` s sounded like; the last one may be shorter. */
export type TimedAverage = Readonly<{
  offset: number;
  duration: number;
  /** Hz. */
  pitch: number | null;
  /** 0..1. */
  volume: number | null;
  /** Pauses of the report that start in it. */
  pauses: number;
}>;

/** What cannot be measured is null, never NaN. F0 counts within the speaker's range only. "The pauses" are those of the report: see `reportedPauses`. */
export type AudioSummary = Readonly<{
  /** Hz, mean over voiced frames. */
  averagePitch: number | null;
  /** SD(F0) / mean(F0) per 10 s window, mean over the windows: Hincks' pitch dynamism quotient. */
  pitchVariation: number | null;
  /** SD of F0 in semitones over the whole talk. */
  pitchDeviationSemitones: number | null;
  /** 0..1, median over speech. */
  averageVolume: number | null;
  /** dB between the 10th and the 90th percentile over speech. */
  volumeSpread: number | null;
  /** Seconds. */
  averagePauseTime: number | null;
  /** Seconds. */
  totalPauseTime: number;
  pauseCount: number;
  /** Per minute of the talk's whole duration. */
  pausesPerMinute: number | null;
  /** Seconds that lie in no gap of `speechNorms.storedGapSeconds` or longer. */
  speechTime: number;
  timedAverages: readonly TimedAverage[];
}>;

export type AudioMeasures = Readonly<{
  /** Seconds. */
  duration: number;
  /** Hz, null where unvoiced. */
  pitch: Series;
  /** 0..1. */
  volume: Series;
  /** Every gap of `speechNorms.storedGapSeconds` or longer, those before and after the talk too. */
  pauses: readonly Pause[];
  /** Waveform: greatest magnitude, 0..1. */
  peaks: Series;
  summary: AudioSummary;
}>;

export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
