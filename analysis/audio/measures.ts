/** A time series: the first value is at `t0` seconds (the middle of its frame), the others follow every `dt` seconds. */
export type Series = Readonly<{ t0: number; dt: number; values: readonly (number | null)[] }>;

/** Seconds, to the millisecond. */
export type Pause = Readonly<{ offset: number; duration: number }>;

/** Faults of the recording, not of the speech. */
export type RecordingWarning = 'too_quiet' | 'too_noisy' | 'clipped' | 'hum' | 'offset';

/** Measures of the minute that starts at `offset` s. The last one may be shorter. */
export type TimedAverage = Readonly<{
  offset: number;
  duration: number;
  /** Hz. */
  pitch: number | null;
  /** 0..1. */
  volume: number | null;
  /** Number of reported pauses that begin in this minute. */
  pauses: number;
}>;

/**
 * Summary of a talk's sound. A value that cannot be measured is null, never NaN. F0 outside of the speaker's range is ignored.
 * Pauses are those of `reportedPauses`.
 */
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
  /** Per minute from the first to the last spoken sound; gaps of 1 to 2 s count in part. */
  pausesPerMinute: number | null;
  /** Seconds outside of every gap of `speechNorms.storedGapSeconds` or longer. */
  speechTime: number;
  /** Number of syllable nuclei: see `syllableNuclei`. */
  syllableCount: number;
  /** Syllables per second from the first to the last spoken sound, including pauses. */
  speechRate: number | null;
  /** Syllables per second of `speechTime`. */
  articulationRate: number | null;
  /** dBFS in the speech band (120–4000 Hz), median inside the gaps; −100 is digital silence; null without gaps. */
  noiseFloor: number | null;
  /** dB between speech and noise floor, in that band; null if one of them cannot be measured. */
  signalToNoise: number | null;
  /** Share of clipped samples, 0..1: at full scale, next to another such sample. */
  clippedShare: number;
  /** dBFS of the removed mains hum or rumble; −100 is none. */
  humLevel: number;
  /** Mean of the original samples, −1..1; 0 in a good recording. */
  dcOffset: number;
  warnings: readonly RecordingWarning[];
  timedAverages: readonly TimedAverage[];
}>;

export type AudioMeasures = Readonly<{
  /** Seconds. */
  duration: number;
  /** Hz, null if unvoiced. */
  pitch: Series;
  /** 0..1. */
  volume: Series;
  /** Every gap of `speechNorms.storedGapSeconds` or longer, including those before and after the talk. */
  pauses: readonly Pause[];
  /** Waveform: greatest magnitude, 0..1. */
  peaks: Series;
  /** Standard deviation / mean of F0 per window of 10 s; null with less than a second of voice. */
  pitchDynamism: Series;
  /** Times of the loudest points of syllables, in seconds, in order. */
  syllableNuclei: readonly number[];
  /** Syllables per second of speech around each moment; null without speech. */
  syllableRate: Series;
  /** Sounds like "uh" and "um", found without words: see `findHesitations`. */
  hesitations: readonly Pause[];
  /** Stretches in which the sound is clipped. */
  clippedMoments: readonly Pause[];
  /** Median level of speech in dBFS, not limited to the scale of `volume`. */
  speechLevel: number | null;
  summary: AudioSummary;
}>;

export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
