import type { AudioSummary } from '../../audio/measures.ts';
import type { Curve, Range } from '../curve.ts';

// Do not change: this formula reproduces the stored scores of its version, with the norms of that time.
const speechNorms = {
  pausesPerMinute: { from: 2, to: 6 },
  volume: { from: 0.2, to: 0.8 },
  wordsPerMinute: { from: 90, to: 150 },
  fillersPerMinute: { from: null, to: 2 },
  repetitionsPerMinute: { from: null, to: 2 },
  pitchVariation: { from: 0.11, to: 0.235 },
} as const;

export type Unit = 'ratio' | 'share' | 'per_minute' | 'words_per_minute' | 'percent';

/** Why a part has no score. */
export type Reason = 'no_words' | 'no_voice' | 'too_short' | 'no_movement_data';

/** The measures of the sound that this formula scores. */
export type SessionMeasures = Readonly<{ duration: number }> &
  Pick<AudioSummary, 'speechTime' | 'averagePitch' | 'pitchVariation' | 'averageVolume' | 'pausesPerMinute'>;

type Measured = Readonly<{ value: number }> | Readonly<{ reason: Reason }>;

/** A measured part has a curve; any other part has a reason. */
export type PartRule = Readonly<{ unit: Unit; good: Range }> &
  (Readonly<{ curve: Curve; measure: (session: SessionMeasures) => Measured }> | Readonly<{ reason: Reason }>);

/** Minimum seconds of speech: one window of the measure (Hincks 2005). With less, one lively sentence would decide. */
const leastSpeechForPitch = 10;

/** Minimum seconds of talk. At the lowest good rate (two pauses per minute) 30 s contain one pause; with less, chance decides. */
const leastSessionForPauses = 30;

/** For parts that had no good range yet. */
const open: Range = { from: null, to: null };

export const partRules = {
  pitch: {
    unit: 'ratio',
    good: speechNorms.pitchVariation,
    // 0 points below 0.03: half a semitone, which every voice varies. 0 points above 0.36: the good range plus its width.
    curve: { good: speechNorms.pitchVariation, zeroBelow: 0.03, zeroAbove: 0.36 },
    measure({ speechTime, averagePitch, pitchVariation }) {
      if (speechTime === 0 || averagePitch === null) return { reason: 'no_voice' };
      if (speechTime < leastSpeechForPitch || pitchVariation === null) return { reason: 'too_short' };
      return { value: pitchVariation };
    },
  },
  volume: {
    unit: 'share',
    good: speechNorms.volume,
    // 0 points at the ends of the scale: -49 dBFS is below the noise of most microphones, -3 dBFS is clipped throughout.
    curve: { good: speechNorms.volume, zeroBelow: 0, zeroAbove: 1 },
    measure: ({ averageVolume }) => (averageVolume === null ? { reason: 'no_voice' } : { value: averageVolume }),
  },
  pauses: {
    unit: 'per_minute',
    good: speechNorms.pausesPerMinute,
    // 0 points without a pause, and with twice as many as are good: one every five seconds.
    curve: { good: speechNorms.pausesPerMinute, zeroBelow: 0, zeroAbove: 12 },
    measure({ duration, pausesPerMinute }) {
      if (pausesPerMinute === null) return { reason: 'no_voice' };
      return duration < leastSessionForPauses ? { reason: 'too_short' } : { value: pausesPerMinute };
    },
  },
  speech_speed: { unit: 'words_per_minute', good: speechNorms.wordsPerMinute, reason: 'no_words' },
  filler_words: { unit: 'per_minute', good: speechNorms.fillersPerMinute, reason: 'no_words' },
  repetition: { unit: 'per_minute', good: speechNorms.repetitionsPerMinute, reason: 'no_words' },
  speech_clarity: { unit: 'share', good: open, reason: 'no_words' },
  sentiment: { unit: 'percent', good: open, reason: 'no_words' },
  movement: { unit: 'share', good: open, reason: 'no_movement_data' },
} as const satisfies Readonly<Record<string, PartRule>>;

export type PartName = keyof typeof partRules;

export const partNames = Object.keys(partRules) as readonly PartName[];
