import type { Sample } from '../lanes/series.ts';

export type Span = Readonly<{ offset: number; duration: number }>;
type Voiced = Readonly<{ offset: number; value: number }>;
type Judge = (values: readonly number[]) => number;

/** Seconds that a moment is long enough to hear what is meant. */
const stretchSeconds = 10;
const fewestValues = 5;
/** In a talk of less than this a stretch is no moment any more, it is the talk. */
const shortestTalk = 3 * stretchSeconds;

export const mean: Judge = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Spread against the mean: how much a voice moves. */
export const variation: Judge = (values) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) / middle;
};

/**
 * The stretches in which `judge` is lowest, `count` of them, apart from each other, in the order of the talk.
 * Pauses are no speech: what lies inside one is not looked at, and a stretch needs half of its values.
 */
export function lowestStretches(
  samples: readonly Sample[],
  { judge, count, pauses = [] }: Readonly<{ judge: Judge; count: number; pauses?: readonly Span[] }>,
): readonly Span[] {
  const spoken = samples.filter((sample): sample is Voiced => sample.value !== null && !isIn(pauses, sample.offset));
  const found: Span[] = [];
  if ((samples.at(-1)?.offset ?? 0) < shortestTalk) return found;
  for (const { offset } of rated(samples, spoken, judge)) {
    if (found.every((other) => Math.abs(other.offset - offset) >= 2 * stretchSeconds)) {
      found.push({ offset, duration: stretchSeconds });
    }
    if (found.length === count) break;
  }
  return found.sort((a, b) => a.offset - b.offset);
}

const isIn = (spans: readonly Span[], second: number) =>
  spans.some(({ offset, duration }) => second >= offset && second < offset + duration);

function rated(samples: readonly Sample[], spoken: readonly Voiced[], judge: Judge) {
  const step = (samples[1]?.offset ?? 0) - (samples[0]?.offset ?? 0);
  const enough = Math.max(fewestValues, stretchSeconds / Math.max(step, 1e-6) / 2);
  const windows: { offset: number; rating: number }[] = [];
  let [first, beyond] = [0, 0];
  for (const { offset } of spoken) {
    while ((spoken[first]?.offset ?? Infinity) < offset) first += 1;
    while ((spoken[beyond]?.offset ?? Infinity) < offset + stretchSeconds) beyond += 1;
    if (beyond - first >= enough) {
      windows.push({ offset, rating: judge(spoken.slice(first, beyond).map(({ value }) => value)) });
    }
  }
  return windows.sort((a, b) => a.rating - b.rating);
}

/** The longest pauses, in the order of the talk. */
export const longestPauses = (pauses: readonly Span[], count: number): readonly Span[] =>
  [...pauses]
    .sort((a, b) => b.duration - a.duration)
    .slice(0, count)
    .sort((a, b) => a.offset - b.offset);

/** The longest stretch of speech without a pause; undefined where there is no pause to count from. */
export function longestRun(pauses: readonly Span[], duration: number): Span | undefined {
  if (pauses.length === 0) return undefined;
  const starts = [0, ...pauses.map((pause) => pause.offset + pause.duration)];
  const ends = [...pauses.map((pause) => pause.offset), duration];
  return starts
    .map((offset, index) => ({ offset, duration: (ends[index] ?? duration) - offset }))
    .reduce((longest, run) => (run.duration > longest.duration ? run : longest));
}
