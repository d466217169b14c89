import type { Locale } from '#domain/kernel/contract.ts';
import type { ClipMeasures } from './clips.ts';
import { drillTexts, twisterTimes, wordsOf } from './drill-texts.ts';
import type { DrillKind, DrillResult } from './drills.ts';
import { asShown } from './measures.ts';
import { type Norms, type NormsOf, speechNorms, talkKinds } from './norms.ts';

type Good = DrillResult['good'];
type Found = Readonly<{ value: number; good: Good /** How far beside it is still nearly good. */; margin: number }>;
type Reason = NonNullable<DrillResult['reason']>;

/** Seconds of speech: less says nothing. */
const leastSpeech = 5;
/** Of the syllables of a text that the sound has to show: the method hears fewer of fast speech. */
const leastRead = 0.5;
const semitones = { from: 3, to: null };
const twisterRate = { from: 4, to: null };
/** Seconds. */
const longestSilence = 4;

type Spoken = Readonly<{ locale: Locale; normsOf: NormsOf }>;

/** How a drill went, from what was measured of it and nothing else, by the norms of this installation. */
export function judgeDrill(drill: DrillKind, measures: ClipMeasures, { locale, normsOf }: Spoken): DrillResult {
  const norms = normsOf({ locale, kind: talkKinds[0] });
  const found = measures.speechTime < leastSpeech ? tooLittle(measures) : rules[drill](measures, { locale, norms });
  if (typeof found === 'string') {
    return { drill, verdict: null, value: null, good: { from: null, to: null }, reason: found };
  }
  return {
    drill,
    verdict: verdictOf({ ...found, value: asShown('per_minute', found.value) }),
    value: asShown('per_minute', found.value),
    good: found.good,
    reason: null,
  };
}

const tooLittle = ({ speechTime }: ClipMeasures): Reason => (speechTime === 0 ? 'no_voice' : 'too_short');

type Said = Readonly<{ locale: Locale; norms: Norms }>;
const rules: Readonly<Record<DrillKind, (measures: ClipMeasures, said: Said) => Found | Reason>> = {
  pauses: ({ gaps, ...measures }, { norms }) => {
    const count = gaps.filter(({ duration }) => duration >= speechNorms.pauseSeconds).length;
    return { value: (count * 60) / spoken(measures), good: { ...norms.pausesPerMinute }, margin: 1 };
  },
  melody: ({ semitones: value }) => (value === null ? 'no_voice' : { value, good: semitones, margin: 1 }),
  pace: (measures, { locale, norms }) => {
    const { text, syllables } = drillTexts[locale].pace;
    if (measures.syllables < leastRead * syllables) return 'unfinished';
    return { value: (wordsOf(text) * 60) / spoken(measures), good: { ...norms.wordsPerMinute }, margin: 15 };
  },
  fillers: ({ words, ...measures }, { norms }) => {
    if (!words) return 'no_words';
    if (words.dropsFillers && words.fillers.length === 0) return 'no_words';
    return {
      value: (words.fillers.length * 60) / spoken(measures),
      good: { ...norms.fillersPerMinute },
      margin: 2,
    };
  },
  twister: (measures, { locale }) => {
    const syllables = drillTexts[locale].twister.syllables * twisterTimes;
    if (measures.syllables < leastRead * syllables) return 'unfinished';
    return { value: syllables / measures.speechTime, good: twisterRate, margin: 1 };
  },
  retell: ({ gaps }) => ({
    value: Math.max(0, ...gaps.map(({ duration }) => duration)),
    good: { from: null, to: longestSilence },
    margin: 3,
  }),
};

/** Seconds from the first to the last word. */
const spoken = ({ spokenFrom, spokenTo, duration }: Pick<ClipMeasures, 'spokenFrom' | 'spokenTo' | 'duration'>) =>
  Math.max(1, (spokenTo ?? duration) - (spokenFrom ?? 0));

function verdictOf({ value, good: { from, to }, margin }: Found): 'good' | 'near' | 'off' {
  const beside = Math.max((from ?? value) - value, value - (to ?? value), 0);
  if (beside === 0) return 'good';
  return beside <= margin ? 'near' : 'off';
}
