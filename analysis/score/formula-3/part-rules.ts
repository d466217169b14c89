import type { PartName, ScorePart } from '#domain/sessions/contract/report.ts';
import { sentimentBalance } from '#domain/sessions/contract/sentiment-balance.ts';
import type { TextSummary } from '#domain/sessions/contract/text-report.ts';
import type { AudioSummary } from '../../audio/measures.ts';
import type { FormerNorms } from '../formula-4/former-norms.ts';

// Do not change: this formula reproduces the stored scores of its version.

/** Why a part has no score. */
type Reason = NonNullable<ScorePart['reason']>;

/** The figures for the parts; without `text` the words are unknown. */
export type SessionFigures = Readonly<{
  /** Seconds. */
  duration: number;
  audio: Pick<AudioSummary, 'speechTime' | 'averagePitch' | 'pitchVariation' | 'averageVolume' | 'pausesPerMinute'>;
  text: TextSummary | null;
  /** The engine drops hesitations, so the talk may have more fillers than were found. */
  dropsFillers: boolean;
}>;

/** `unlessGood`: why a value within the good range gives no score. */
export type Measured = Readonly<{ value: number; unlessGood?: Reason }> | Readonly<{ reason: Reason }>;

export type PartRule = Readonly<{
  unit: ScorePart['unit'];
  /** What is good. */
  norm: keyof FormerNorms;
  measure: (session: SessionFigures) => Measured;
}>;

/** Seconds of speech: one window of the measure (Hincks 2005). In less speech, one lively sentence would decide. */
const leastSpeechForPitch = 10;

/** Seconds of the talk. At the lowest good rate, two pauses per minute, 30 s contain one pause. In a shorter talk, chance decides. */
const leastSessionForPauses = 30;

/** The words of ten seconds at the fastest good pace. With fewer words, single words and the edges of the speech decide. */
const leastWords = 25;

/** The words of twenty seconds at that pace: one filler then costs at most one point. */
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
