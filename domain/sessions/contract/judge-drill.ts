import type { Locale } from '#domain/kernel/contract.ts';
import type { ClipMeasures } from './clips.ts';
import { drillTexts, twisterTimes, wordsOf } from './drill-texts.ts';
import { type DrillKind, type DrillResult, drillUnits } from './drills.ts';
import { asShown } from './measures.ts';
import { type Norms, type NormsOf, sessionKinds, speechNorms } from './norms.ts';
import { isPause, pauseShare } from './reported-pauses.ts';

type Good = DrillResult['good'];
type DrillFigure = Readonly<{
  value: number;
  good: Good;
  /** How far outside of `good` a value still counts as near. */
  margin: number;
}>;
type Reason = NonNullable<DrillResult['reason']>;

/** Seconds of speech: less is not enough for a verdict. */
const leastSpeech = 5;
/** Seconds of speech in a drill without a text, which asks for a minute. */
const leastTold = 15;
/** Heard syllables divided by the syllables of the text. Outside of this range another text was spoken. The method hears fewer in fast speech. */
const readRange = { from: 0.5, to: 1.45 };
/** The share of a text's words that an engine has to hear: for reading, and for retelling in own words. */
const [leastReadWords, leastRetoldWords] = [0.5, 0.15];
/** The most repetitions of the tongue twister; more syllables mean another text. */
const mostTwisters = 8;
const semitones = { from: 3, to: null };
const twisterRate = { from: 4, to: null };

type Spoken = Readonly<{ locale: Locale; normsOf: NormsOf }>;

/** Judges a drill by its measures alone and by the norms of this installation. */
export function judgeDrill(drill: DrillKind, measures: ClipMeasures, { locale, normsOf }: Spoken): DrillResult {
  const norms = normsOf({ locale, kind: sessionKinds[0] });
  const found = measures.speechTime < leastSpeech ? tooLittle(measures) : rules[drill](measures, { locale, norms });
  if (typeof found === 'string') {
    return { drill, verdict: null, value: null, good: { from: null, to: null }, reason: found };
  }
  const value = asShown(drillUnits[drill], found.value);
  return { drill, verdict: verdictOf({ ...found, value }), value, good: found.good, reason: null };
}

/** The reason why another text was spoken; undefined if it may be this one. */
function otherThan(
  { text, syllables }: Readonly<{ text: string; syllables: number }>,
  { said, heard, leastWords }: Readonly<{ said: ClipMeasures['words']; heard: number; leastWords: number }>,
): Reason | undefined {
  if (heard < readRange.from * syllables) return 'unfinished';
  if (said?.spoken && shareSaid(text, said.spoken) < leastWords) return 'other_text';
  return undefined;
}

const plainWord = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The share of the text's different words that were said. */
function shareSaid(text: string, spoken: readonly string[]): number {
  const said = new Set(spoken.map(plainWord));
  const wanted = new Set(text.split(/\s+/).map(plainWord).filter(Boolean));
  return [...wanted].filter((word) => said.has(word)).length / wanted.size;
}

const tooLittle = ({ speechTime }: ClipMeasures): Reason => (speechTime === 0 ? 'no_voice' : 'too_short');

type DrillContext = Readonly<{ locale: Locale; norms: Norms }>;
const rules: Readonly<Record<DrillKind, (measures: ClipMeasures, said: DrillContext) => DrillFigure | Reason>> = {
  pauses: ({ gaps, ...measures }, { norms }) => {
    if (measures.speechTime < leastTold) return 'too_short';
    const count = gaps.reduce((sum, gap) => sum + pauseShare(gap), 0);
    return { value: (count * 60) / spoken(measures), good: { ...norms.pausesPerMinute }, margin: 1 };
  },
  melody: ({ semitones: value, speechTime }) => {
    if (speechTime < leastTold) return 'too_short';
    return value === null ? 'no_voice' : { value, good: semitones, margin: 1 };
  },
  pace: (measures, { locale, norms }) => {
    const { text, syllables } = drillTexts[locale].pace;
    const read = { said: measures.words, heard: measures.syllables, leastWords: leastReadWords };
    const other = otherThan({ text, syllables }, read);
    if (other) return other;
    if (measures.syllables > readRange.to * syllables) return 'other_text';
    return { value: (wordsOf(text) * 60) / withoutPauses(measures), good: { ...norms.wordsPerMinute }, margin: 15 };
  },
  fillers: ({ words, ...measures }, { norms }) => {
    if (measures.speechTime < leastTold) return 'too_short';
    if (!words) return 'no_words';
    if (words.dropsFillers && words.fillers.length === 0) return 'no_words';
    return {
      value: (words.fillers.length * 60) / withoutPauses(measures),
      good: { ...norms.fillersPerMinute },
      margin: 2,
    };
  },
  twister: (measures, { locale }) => {
    const { text, syllables } = drillTexts[locale].twister;
    const read = { said: measures.words, heard: measures.syllables, leastWords: leastReadWords };
    const other = otherThan({ text, syllables: syllables * twisterTimes }, read);
    if (other) return other;
    if (measures.syllables > mostTwisters * syllables) return 'other_text';
    return { value: measures.syllables / measures.speechTime, good: twisterRate, margin: 1 };
  },
  retell: ({ gaps, words, syllables }, { locale }) => {
    const told = { said: words, heard: syllables, leastWords: leastRetoldWords };
    const other = otherThan(drillTexts[locale].retell, told);
    if (other) return other === 'other_text' ? 'other_story' : other;
    const value = Math.max(0, ...gaps.map(({ duration }) => duration));
    return { value, good: { from: null, to: speechNorms.longSilenceSeconds }, margin: 3 };
  },
};

type Span = Pick<ClipMeasures, 'spokenFrom' | 'spokenTo' | 'duration'>;

/** Seconds from the first to the last word. */
const spoken = ({ spokenFrom, spokenTo, duration }: Span) => Math.max(1, (spokenTo ?? duration) - (spokenFrom ?? 0));

/** Seconds from the first to the last word, without pauses: in a report, words per minute also exclude them. */
const withoutPauses = ({ gaps, ...span }: Span & Pick<ClipMeasures, 'gaps'>) =>
  Math.max(1, spoken(span) - gaps.reduce((sum, gap) => sum + (isPause(gap) ? gap.duration : 0), 0));

function verdictOf({ value, good: { from, to }, margin }: DrillFigure): 'good' | 'near' | 'off' {
  const beside = Math.max((from ?? value) - value, value - (to ?? value), 0);
  if (beside === 0) return 'good';
  return beside <= margin ? 'near' : 'off';
}
