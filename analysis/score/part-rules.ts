import type { MovementSummary } from '#domain/sessions/contract/movement/report.ts';
import { aspectEnds, type Norms, scoreEnds, speechNorms } from '#domain/sessions/contract/norms.ts';
import type { AnalysisResults, PartName, ScorePart, TextMisfit } from '#domain/sessions/contract/report.ts';
import { sentimentBalance } from '#domain/sessions/contract/sentiment-balance.ts';
import type { TextSummary } from '#domain/sessions/contract/text-report.ts';
import type { AudioSummary } from '../audio/measures.ts';
import type { Curve, Range } from './curve.ts';
import { scoreOn, toHundredths } from './curve.ts';
import { judgePauses } from './pauses/judge-pauses.ts';
import type { PausePlaces } from './pauses/pause-places.ts';
import { judgeWindows } from './pitch/judge-windows.ts';
import type { SoundFigures } from './sound/sound-figures.ts';

/** Why a part has no score. */
export type Reason = NonNullable<ScorePart['reason']>;

/** The figures that the parts are scored on; `text` is null if the words are unknown. */
export type SessionFigures = Readonly<{
  /** Seconds, of the whole recording. */
  duration: number;
  audio: Pick<AudioSummary, 'speechTime' | 'averagePitch'> &
    SoundFigures &
    Readonly<{ warnings?: readonly string[] | undefined; gain?: number | undefined }>;
  results: Pick<AnalysisResults, 'pitch' | 'pauses' | 'syllableNuclei' | 'hesitations'>;
  /** The places of pauses; undefined if no word times are known. */
  places?: PausePlaces | undefined;
  /** Hesitations that were heard and are not in the words; undefined if they were not measured. */
  heard?: number | undefined;
  text: TextSummary | null;
  /** The words do not match this sound, so they are not used. */
  misfit?: TextMisfit | undefined;
  /** Why a low number of fillers in the words proves nothing: an engine leaves them out, or a person wrote the text. */
  fillersUnproven?: Extract<Reason, 'fillers_dropped' | 'written_by_person'> | undefined;
  /** Undefined: the movement is unknown. */
  movement?: MovementSummary | undefined;
}>;

type Measured = Pick<
  ScorePart,
  'unit' | 'good' | 'aspect' | 'gain' | 'longestPause' | 'monotone' | 'misplaced' | 'heard'
> &
  Readonly<{ value: number; score: number }>;
type Missing = Readonly<{ unit: ScorePart['unit']; good: Range; reason: Reason }>;

/** A part with its score, or why there is none. */
export type PartRule = (session: SessionFigures, norms: Norms) => Measured | Missing;

/** Minimum seconds of speech: one window of the measure (Hincks 2005). With less, one lively sentence would decide. */
const leastSpeechForPitch = 10;
/** Minimum seconds. At the lowest good rate (two pauses per minute) 27 s contain about one pause; with less, chance decides. */
const leastSessionForPauses = 27;
/** Minimum words, as in 20 s at the fastest good pace: one filler then costs at most one point. */
const leastWords = 50;

export const partRules = {
  pitch({ audio: { speechTime, averagePitch, pitchVariation, pitchWindows } }, norms) {
    const measure = { unit: 'ratio', norm: 'pitchVariation' } as const;
    if (speechTime === 0 || averagePitch === null) return missing(measure, norms, 'no_voice');
    if (speechTime < leastSpeechForPitch) return missing(measure, norms, 'too_short');
    const part = onCurve(measure, norms, pitchVariation ?? 'too_short');
    return 'reason' in part ? part : { ...part, ...judgeWindows(part.score, pitchWindows, norms.pitchVariation.from) };
  },
  volume({ audio: { control, warnings, gain } }) {
    // The microphone may be the cause as well as the speaker: without a calibration this is unknown.
    if (warnings?.includes('too_quiet')) return withoutControl('recorded_too_quietly');
    if (control === null) return withoutControl('no_voice');
    const aspects = (['even', 'ends', 'emphasis'] as const).map((aspect) => {
      const curve = aspectCurve(speechNorms.volumeControl[aspect], aspectEnds[aspect]);
      const value = control[aspect];
      return { aspect, value, unit: 'decibels' as const, good: { ...curve.good }, score: scoreOn(curve, value) };
    });
    const [even, ends, emphasis] = aspects as [Measured, Measured, Measured];
    const least = [ends, emphasis].reduce((worst, each) => (each.score < worst.score ? each : worst), even);
    return { ...least, ...(gain !== undefined && { gain }) };
  },
  pauses({ duration, places, audio: { pausesPerMinute, spoken }, results: { pauses: gaps } }, norms) {
    const measure = { unit: 'per_minute', norm: 'pausesPerMinute' } as const;
    if (pausesPerMinute === null) return missing(measure, norms, 'no_voice');
    if (spoken < leastSessionForPauses) return missing(measure, norms, 'too_short');
    const curve = curveOf('pausesPerMinute', norms);
    return {
      ...onCurve(measure, norms, pausesPerMinute),
      ...judgePauses({ duration, spoken, gaps, curve, pausesPerMinute, places }),
    };
  },
  speech_speed(session, norms) {
    const { syllablesPerSecond, speechTime } = session.audio;
    if (wordsMissing(session) === undefined && session.text?.wordsPerMinute) {
      return onCurve({ unit: 'words_per_minute', norm: 'wordsPerMinute' }, norms, session.text.wordsPerMinute);
    }
    const measure = { unit: 'syllables_per_second', norm: 'syllablesPerSecond' } as const;
    if (speechTime === 0 || !syllablesPerSecond) return missing(measure, norms, 'no_voice');
    return speechTime < leastSpeechForPitch
      ? missing(measure, norms, 'too_short')
      : onCurve(measure, norms, syllablesPerSecond);
  },
  filler_words(session, norms) {
    const measure = { unit: 'per_minute', norm: 'fillersPerMinute' } as const;
    const written = ofWords(session, ({ fillersPerMinute }) => fillersPerMinute ?? 'too_short');
    const heard = heardRate(session);
    const isProven = typeof written === 'number' && !session.fillersUnproven;
    if (heard !== undefined && !isProven) {
      const part = onCurve(measure, norms, toHundredths(heard + (typeof written === 'number' ? written : 0)));
      return 'reason' in part ? part : { ...part, heard: true };
    }
    const isFew = typeof written === 'number' && written <= norms.fillersPerMinute.to;
    return onCurve(measure, norms, isFew && session.fillersUnproven ? session.fillersUnproven : written);
  },
  repetition: (session, norms) =>
    onCurve(
      { unit: 'per_minute', norm: 'repetitionsPerMinute' },
      norms,
      ofWords(session, ({ repetitionsPerMinute }) => repetitionsPerMinute ?? 'too_short'),
    ),
  speech_clarity: (session, norms) =>
    onCurve(
      { unit: 'share', norm: 'clarity' },
      norms,
      ofWords(session, ({ clarity }) => clarity ?? 'no_confidence'),
    ),
  sentiment: (session, norms) =>
    onCurve(
      { unit: 'percent', norm: 'sentimentBalance' },
      norms,
      ofWords(session, (text) => sentimentBalance(text) ?? 'no_words'),
    ),
} as const satisfies Readonly<Record<Exclude<PartName, 'movement'>, PartRule>>;

export type RuledPart = keyof typeof partRules;

export const ruledParts = Object.keys(partRules) as readonly RuledPart[];

type Measure = Readonly<{ unit: ScorePart['unit']; norm: keyof Norms }>;

const missing = ({ unit, norm }: Measure, norms: Norms, reason: Reason): Missing => ({
  unit,
  good: { ...norms[norm] },
  reason,
});

const withoutControl = (reason: Reason): Missing => ({
  unit: 'decibels',
  good: { ...speechNorms.volumeControl.even },
  reason,
});

function onCurve(measure: Measure, norms: Norms, value: number | Reason): Measured | Missing {
  if (typeof value === 'string') return missing(measure, norms, value);
  const { unit, norm } = measure;
  return { unit, good: { ...norms[norm] }, value, score: scoreOn(curveOf(norm, norms), value) };
}

/** The score that another value of this part's measure would have by its curve alone (without rules on pauses or windows). */
export function scoreOfPart({ name, unit, aspect }: ScorePart, value: number, norms: Norms): number {
  if (aspect) return scoreOn(aspectCurve(speechNorms.volumeControl[aspect], aspectEnds[aspect]), value);
  const norm = name === 'movement' ? undefined : normOfPart[name];
  if (!norm) return 0;
  return scoreOn(curveOf(unit === 'syllables_per_second' ? 'syllablesPerSecond' : norm, norms), value);
}

const normOfPart: Readonly<Record<RuledPart, keyof Norms>> = {
  pitch: 'pitchVariation',
  volume: 'volume',
  pauses: 'pausesPerMinute',
  speech_speed: 'wordsPerMinute',
  filler_words: 'fillersPerMinute',
  repetition: 'repetitionsPerMinute',
  speech_clarity: 'clarity',
  sentiment: 'sentimentBalance',
};

function curveOf(norm: keyof Norms, norms: Norms): Curve {
  return aspectCurve(norms[norm], scoreEnds[norm]);
}

/** A missing end means that values on that side never score zero: less is always good, or more is. */
function aspectCurve(good: Range, ends: Readonly<{ from?: number; to?: number }>): Curve {
  const { from: zeroBelow = Number.NEGATIVE_INFINITY, to: zeroAbove = Number.POSITIVE_INFINITY } = ends;
  return { good, zeroBelow, zeroAbove };
}

function wordsMissing({ text, misfit }: SessionFigures): Reason | undefined {
  if (text === null || text.wordCount === 0) return 'no_words';
  if (misfit) return 'text_misfit';
  return text.wordCount < leastWords ? 'too_short' : undefined;
}

/** Hesitations per minute of speech without a matching word; undefined if unknown. */
function heardRate({ heard, audio: { speechTime } }: SessionFigures): number | undefined {
  return heard === undefined || speechTime < leastSpeechForPitch ? undefined : (60 * heard) / speechTime;
}

function ofWords(session: SessionFigures, measure: (text: TextSummary) => number | Reason): number | Reason {
  return wordsMissing(session) ?? measure(session.text as TextSummary);
}
