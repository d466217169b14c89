import type { AnalysisResults } from '#domain/sessions/contract/report.ts';
import type { Pause } from '../../audio/measures.ts';
import { percentile, standardDeviation } from '../../audio/statistics.ts';

/** dB that the volume scale from 0 to 1 covers: see `volumeOf`. */
const scale = 14 / 0.3;
/** Minimum seconds of a phrase; a shorter one is an interjection. */
const leastPhrase = 0.6;
/** Seconds of the pieces in which the level is followed: shorter than a sentence, longer than a stressed word. */
const piece = 1.5;
/** Seconds at the end of a phrase: its last syllables. */
const ending = 0.4;

/**
 * How the volume varies, in dB and independent of the recording's gain. `even`: standard deviation of the level between pieces of
 * 1.5 s. `ends`: how much softer the ends of phrases are than the phrases, on average. `emphasis`: how much louder the loud
 * syllables are (90th percentile) than the plain ones (30th).
 */
export type VolumeControl = Readonly<{ even: number; ends: number; emphasis: number }>;

/** The speech between two gaps; times in seconds, levels in dB. */
export type Phrase = Readonly<{
  from: number;
  to: number;
  level: number;
  /** Level of each piece of about 1.5 s. */
  course: readonly number[];
  fall: number;
  spread: number;
}>;
type Results = Pick<AnalysisResults, 'volume' | 'pauses'>;

/** Null if no phrase is long enough. */
export function volumeControl(results: Results): VolumeControl | null {
  const phrases = phrasesOf(results);
  if (phrases.length === 0) return null;
  const mean = (of: (phrase: Phrase) => number) => weightedMean(phrases, of);
  const even = standardDeviation(phrases.flatMap(({ course }) => course)) ?? 0;
  return { even: tenths(even), ends: tenths(mean(({ fall }) => fall)), emphasis: tenths(mean(({ spread }) => spread)) };
}

/** The phrases of a talk. The level of a phrase, of a piece or of an ending is the 75th percentile of its volume, in dB. */
export function phrasesOf({ volume, pauses }: Results): readonly Phrase[] {
  return stretchesBetween(pauses, volume.t0 + volume.values.length * volume.dt)
    .filter(({ from, to }) => to - from >= leastPhrase)
    .flatMap((stretch) => phraseOf(volume, stretch));
}

/** Each phrase is weighted by its length. */
export function weightedMean(phrases: readonly Phrase[], of: (phrase: Phrase) => number): number {
  const seconds = phrases.reduce((sum, { from, to }) => sum + to - from, 0);
  return phrases.reduce((sum, phrase) => sum + (phrase.to - phrase.from) * of(phrase), 0) / seconds;
}

function phraseOf({ t0, dt, values }: AnalysisResults['volume'], { from, to }: Stretch): readonly Phrase[] {
  const first = Math.max(0, Math.ceil((from - t0) / dt));
  const levels = values.slice(first, Math.max(first, Math.ceil((to - t0) / dt))).map((value) => (value ?? 0) * scale);
  const [loud, plain, level] = [percentile(levels, 0.9), percentile(levels, 0.3), percentile(levels, 0.75)];
  const end = percentile(levels.slice(-Math.round(ending / dt)), 0.75);
  if (loud === null || plain === null || level === null || end === null) return [];
  return [{ from, to, level, course: courseOf(levels, dt), fall: level - end, spread: loud - plain }];
}

/** Levels of pieces of equal length, about `piece` seconds each. */
function courseOf(levels: readonly number[], dt: number): readonly number[] {
  const count = Math.max(1, Math.round((levels.length * dt) / piece));
  return Array.from({ length: count }, (_, i) => {
    const own = levels.slice(Math.round((i * levels.length) / count), Math.round(((i + 1) * levels.length) / count));
    return percentile(own, 0.75) ?? 0;
  });
}

type Stretch = Readonly<{ from: number; to: number }>;

function stretchesBetween(gaps: readonly Pause[], end: number): readonly Stretch[] {
  const inOrder = [...gaps].sort((a, b) => a.offset - b.offset);
  const starts = [0, ...inOrder.map(({ offset, duration }) => offset + duration)];
  return starts.map((from, i) => ({ from, to: inOrder[i]?.offset ?? end }));
}

const tenths = (decibels: number) => Math.round(10 * decibels) / 10;
