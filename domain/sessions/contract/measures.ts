import type { Norms } from './norms.ts';

/** The unit of a stored measure. */
export type Unit =
  | 'ratio'
  | 'share'
  | 'percent'
  | 'per_minute'
  | 'words_per_minute'
  | 'syllables_per_second'
  | 'decibels'
  | 'semitones'
  | 'seconds'
  | 'hertz'
  | 'score';

/**
 * How a unit is shown: the stored value times ten to the power of `power`, with this many decimals. Ratios and shares are shown in
 * percent. Report, PDF, list, goals, progress, coach and drills all round by this table.
 */
const shownUnits: Readonly<Record<Unit, Readonly<{ power: 0 | 2; decimals: 0 | 1 }>>> = {
  ratio: { power: 2, decimals: 1 },
  share: { power: 2, decimals: 0 },
  percent: { power: 0, decimals: 0 },
  per_minute: { power: 0, decimals: 1 },
  words_per_minute: { power: 0, decimals: 0 },
  syllables_per_second: { power: 0, decimals: 1 },
  decibels: { power: 0, decimals: 1 },
  semitones: { power: 0, decimals: 1 },
  seconds: { power: 0, decimals: 1 },
  hertz: { power: 0, decimals: 0 },
  score: { power: 0, decimals: 1 },
};

export const decimalsOf = (unit: Unit): number => shownUnits[unit].decimals;

/** The figure that people read, for example 48 for a share of 0.48. Judgements use this figure. */
export function asShown(unit: Unit, value: number): number {
  const { power, decimals } = shownUnits[unit];
  return shifted(Math.round(shifted(value, power + decimals)), -decimals);
}

/** Moves the decimal point of the written number, as Intl does: 7.45 is rounded to 7.5 everywhere. */
function shifted(value: number, places: number): number {
  const moved = Number(`${value}e${places}`);
  return Number.isNaN(moved) ? value * 10 ** places : moved;
}

/** The difference of two figures as they are shown, so that it matches what a reader computes. */
export const shownChange = (unit: Unit, from: number, to: number): number =>
  asShown(unit, asShown(unit, to) - asShown(unit, from));

export type Range = Readonly<{ from: number | null; to: number | null }>;

/** On which side the figure, as shown, is outside of a range. Undefined if it is inside; both ends are inside. */
export function sideOf(unit: Unit, value: number, { from, to }: Range): 'low' | 'high' | undefined {
  const shown = asShown(unit, value);
  if (from !== null && shown < asShown(unit, from)) return 'low';
  return to !== null && shown > asShown(unit, to) ? 'high' : undefined;
}

/** From here on a total, or a mean of totals, is called good: in reports, progress and goals. */
export const goodScore = 8;
/** A total from here on is nearly good. */
export const fairScore = 5;

/**
 * A measure that a goal can use: its unit in goals, the good range, and whether a goal sets a range, an upper or a lower limit.
 * `largest` is the largest sensible value.
 */
type GoalMeasure = Readonly<{
  unit: Extract<Unit, 'percent' | 'hertz' | 'words_per_minute' | 'per_minute' | 'score'>;
  asks: 'range' | 'most' | 'least';
  largest: number;
  norm: keyof Norms | null;
}>;

export const goalMeasures = {
  filler_words: { unit: 'per_minute', asks: 'most', largest: 60, norm: 'fillersPerMinute' },
  speech_speed: { unit: 'words_per_minute', asks: 'range', largest: 400, norm: 'wordsPerMinute' },
  pauses: { unit: 'per_minute', asks: 'range', largest: 60, norm: 'pausesPerMinute' },
  volume: { unit: 'percent', asks: 'range', largest: 100, norm: 'volume' },
  session_score: { unit: 'score', asks: 'least', largest: 10, norm: null },
  overall_score: { unit: 'score', asks: 'least', largest: 10, norm: null },
  repetition: { unit: 'per_minute', asks: 'most', largest: 60, norm: 'repetitionsPerMinute' },
  speech_clarity: { unit: 'percent', asks: 'least', largest: 100, norm: 'clarity' },
  sentiment: { unit: 'percent', asks: 'range', largest: 100, norm: 'sentimentBalance' },
  pitch: { unit: 'hertz', asks: 'range', largest: 1_000, norm: null },
  movement: { unit: 'score', asks: 'least', largest: 10, norm: null },
} as const satisfies Record<string, GoalMeasure>;
export type GoalMeasureName = keyof typeof goalMeasures;
export const goalMeasureNames = Object.keys(goalMeasures) as readonly GoalMeasureName[];

/** Norms that are stored as shares, and shown in percent. */
const sharedNorms: ReadonlySet<keyof Norms> = new Set(['volume', 'clarity', 'pitchVariation']);

/** The good range of a goal's measure, in the unit of the goal; open at both ends if the measure has no good range. */
function goodRangeOf(name: GoalMeasureName, norms: Norms): Range {
  const { norm, unit }: GoalMeasure = goalMeasures[name];
  if (unit === 'score') return { from: goodScore, to: null };
  if (norm === null) return { from: null, to: null };
  const { from, to }: Range = norms[norm];
  const inUnit = (end: number | null) => (end === null || !sharedNorms.has(norm) ? end : asShown('share', end));
  return { from: inUnit(from), to: inUnit(to) };
}

/** The good range of every measure that a goal can use. */
export const goodRangesOf = (norms: Norms): GoodRanges =>
  Object.fromEntries(goalMeasureNames.map((name) => [name, goodRangeOf(name, norms)])) as GoodRanges;
export type GoodRanges = Record<GoalMeasureName, { from: number | null; to: number | null }>;
