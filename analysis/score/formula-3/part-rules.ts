import type { PartName, ScorePart } from '#domain/sessions/contract/report.ts';
import { sentimentBalance } from '#domain/sessions/contract/sentiment-balance.ts';
import type { TextSummary } from '#domain/sessions/contract/text-report.ts';
import type { AudioSummary } from '../../audio/measures.ts';
import type { FormerNorms } from '../formula-4/former-norms.ts';

// Do not change: this formula reproduces the stored scores of its version.

/** Why a part has no score. */
type Reason = NonNullable<ScorePart['reason']>;

/** The figures that the parts are scored on; `text` is null if the words are unknown. */
export type SessionFigures = Readonly<{
  /** Seconds. */
  duration: number;
  audio: Pick<AudioSummary, 'speechTime' | 'averagePitch' | 'pitchVariation' | 'averageVolume' | 'pausesPerMinute'>;
  text: TextSummary | null;
  /** The engine drops hesitations, so the talk may have more fillers than were found. */
  dropsFillers: boolean;
}>;

/** `unlessGood`: the reason for no score if the value is in the good range. */
export type Measured = Readonly<{ value: number; unlessGood?: Reason }> | Readonly<{ reason: Reason }>;

export type PartRule = Readonly<{
  unit: ScorePart['unit'];
  /** The norm with the good range. */
  norm: keyof FormerNorms;
  measure: (session: SessionFigures) => Measured;
}>;

/** Minimum seconds of speech: one window of the measure (Hincks 2005). With less, one lively sentence would decide. */
const leastSpeechForPitch = 10;

/** Minimum seconds of talk. At the lowest good rate (two pauses per minute) 30 s contain one pause; with less, chance decides. */
const leastSessionForPauses = 30;

/** Minimum words, as in 10 s at the fastest good pace. With fewer, single words decide. */
const leastWords = 25;

/** Minimum words for rates per minute, as in 20 s at that pace: one filler then costs at most one point. */
const leastWordsForRates = 50;

export const partRules = {
  pitch: {
    unit: 'ratio',
    norm: 'pitchVariation',
    measure({ audio: { speechTime, averagePitch, pitchVariation } }) {
      if (speechTime === 0 || averagePitch === null) return { reason: 'no_voice' };
      if (speechTime < leastSpeechForPitch) return { reason: 'too_short' };
      return valueOr('too_short', pitchVariation);
    },
  },
  volume: { unit: 'share', norm: 'volume', measure: ({ audio }) => valueOr('no_voice', audio.averageVolume) },
  pauses: {
    unit: 'per_minute',
    norm: 'pausesPerMinute',
    measure({ duration, audio: { pausesPerMinute } }) {
      if (pausesPerMinute !== null && duration < leastSessionForPauses) return { reason: 'too_short' };
      return valueOr('no_voice', pausesPerMinute);
    },
  },
  speech_speed: {
    unit: 'words_per_minute',
    norm: 'wordsPerMinute',
    measure: ofWords(leastWords, (text) => valueOr('too_short', text.wordsPerMinute)),
  },
  filler_words: {
    unit: 'per_minute',
    norm: 'fillersPerMinute',
    measure(session) {
      const measured = fillersOf(session);
      return 'value' in measured && session.dropsFillers ? { ...measured, unlessGood: 'fillers_dropped' } : measured;
    },
  },
  repetition: {
    unit: 'per_minute',
    norm: 'repetitionsPerMinute',
    measure: ofWords(leastWordsForRates, (text) => valueOr('too_short', text.repetitionsPerMinute)),
  },
  speech_clarity: {
    unit: 'share',
    norm: 'clarity',
    measure: ofWords(leastWords, (text) => valueOr('no_confidence', text.clarity)),
  },
  sentiment: {
    unit: 'percent',
    norm: 'sentimentBalance',
    measure: ofWords(leastWordsForRates, (text) => valueOr('no_words', sentimentBalance(text))),
  },
} as const satisfies Readonly<Record<Exclude<PartName, 'movement'>, PartRule>>;

const fillersOf = ofWords(leastWordsForRates, (text) => valueOr('too_short', text.fillersPerMinute));

export type RuledPart = keyof typeof partRules;

export const ruledParts = Object.keys(partRules) as readonly RuledPart[];

const valueOr = (reason: Reason, value: number | null): Measured => (value === null ? { reason } : { value });

function ofWords(least: number, measure: (text: TextSummary) => Measured) {
  return ({ text }: SessionFigures): Measured => {
    if (text === null || text.wordCount === 0) return { reason: 'no_words' };
    return text.wordCount < least ? { reason: 'too_short' } : measure(text);
  };
}
