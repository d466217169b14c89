/** Values at equal distances: the first is centred at `t0` s, each next one `dt` s later. */
export type Series = Readonly<{ t0: number; dt: number; values: readonly (number | null)[] }>;

/** Seconds, to the millisecond. */
export type Pause = Readonly<{ offset: number; duration: number }>;

/** Faults of the recording, not of the speech. The client has the texts. */
export type RecordingWarning = 'too_quiet' | 'too_noisy' | 'clipped' | 'hum' | 'offset';

/** Measures of the minute that starts at `offset` s. The last one may be shorter. */
export type TimedAverage = Readonly<{
  offset: number;
  duration: number;
  /** Hz. */
  pitch: number | null;
  /** 0..1. */
  volume: number | null;
  /** Pauses of the report that begin in it. */
  pauses: number;
}>;

/** A measure that cannot be taken is null, never NaN. F0 counts within the speaker's range only. "The pauses" are those of the report: see `reportedPauses`. */
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
  /** Nuclei that were found: see `syllableNuclei`. */
  syllableCount: number;
  /** Syllables per second from the first to the last spoken sound, pauses and all. */
  speechRate: number | null;
  /** Syllables per second of `speechTime`. */
  articulationRate: number | null;
  /** dBFS in the speech band (120–4000 Hz), median inside the gaps; −100 is digital silence; null without gaps. */
  noiseFloor: number | null;
  /** dB between speech and noise floor, in that band; null if one of them cannot be measured. */
  signalToNoise: number | null;
  /** 0..1: the share of samples at full scale next to another such sample. */
  clippedShare: number;
  /** dBFS of the removed mains hum or rumble; −100 is none. */
  humLevel: number;
  /** −1..1: the level of silence, which should be 0. It is removed too. */
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
  /** SD / mean of F0 per window of 10 s, null if there is too little voice: the liveliness over time. */
  pitchDynamism: Series;
  /** The time of each syllable's maximum, in seconds, in order. */
  syllableNuclei: readonly number[];
  /** Syllables per second of speech around each moment; null without speech. */
  syllableRate: Series;
  /** Sounds like "uh" and "um", by sound alone: see `findHesitations`. */
  hesitations: readonly Pause[];
  /** Stretches in which the sound is clipped. */
  clippedMoments: readonly Pause[];
  /** dBFS, median over speech, beyond the scale of volume too. */
  speechLevel: number | null;
  summary: AudioSummary;
}>;

export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
