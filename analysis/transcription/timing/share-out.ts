import type { SpokenStretch } from './spoken-stretches.ts';

/** A word that is to be put somewhere. */
export type WordSyllables = Readonly<{ syllables: number; mark: Mark }>;
/** The punctuation after it: after a comma a pause is no surprise, after a sentence it is to be expected. */
export type Mark = 'none' | 'comma' | 'end';

/** How far a boundary may lie from where an even rate of speech would put it, in words. */
const reach = 150;
/**
 * Costs are negative logarithms of how likely something is, estimated by hand: a pause of `fullPause` seconds or more where
 * no punctuation is (1 in 12), the end of a sentence without one (1 in 8).
 */
const unmarkedPause = 2.5;
const fullPause = 0.8;
const hastyEnd = 2;
/** The rate of speech changes by a fifth from stretch to stretch, and syllables are miscounted. */
const rateDeviation = 0.2;
/** Nobody speaks this much faster than on average, but for a few syllables. */
const fastest = { factor: 3, syllables: 8 };

/**
 * Shares the words out over the stretches: `ends[s]` is the first word after stretch s. It takes the cheapest of all ways in
 * order (dynamic programming). A stretch costs the misfit between its size and its syllables, a pause between words that no
 * punctuation divides, and each sentence that ends in it without one.
 */
export function shareOut(words: readonly WordSyllables[], stretches: readonly SpokenStretch[]): readonly number[] {
  const totals = runningTotals(words);
  const sizes = scaledSizes(stretches, totals.at(-1) as number);
  const steps: Step[] = [{ first: 0, costs: Float64Array.of(0), came: Int32Array.of(0) }];
  let spoken = 0;
  sizes.forEach((size, index) => {
    spoken += size;
    const isLast = index === sizes.length - 1;
    const centre = isLast ? words.length : placeOf(totals, spoken);
    const pauseCost = unmarkedPause * Math.min(1, pauseAfter(stretches, index) / fullPause);
    steps.push(nextStep(steps[index] as Step, { words, totals, size, centre, pauseCost, isLast }));
  });
  return endsOf(steps);
}

/** For each boundary from word `first` on: the lowest cost of reaching it, and the boundary before it. */
type Step = Readonly<{ first: number; costs: Float64Array; came: Int32Array }>;
type Move = Readonly<{
  words: readonly WordSyllables[];
  totals: readonly number[];
  /** Syllables that the stretch has room for. */
  size: number;
  /** The boundary where an even rate would end it. */
  centre: number;
  pauseCost: number;
  isLast: boolean;
}>;

function nextStep(before: Step, move: Move): Step {
  const { words, centre, isLast } = move;
  const first = isLast ? words.length : Math.max(0, centre - reach);
  const count = (isLast ? words.length : Math.min(words.length, centre + reach)) - first + 1;
  const step = { first, costs: new Float64Array(count).fill(Number.POSITIVE_INFINITY), came: new Int32Array(count) };
  before.costs.forEach((cost, index) => {
    if (cost < Number.POSITIVE_INFINITY) relax(step, { start: before.first + index, cost }, move);
  });
  return step;
}

/** Tries every boundary that a stretch from `start` on may reach. */
function relax(step: Step, { start, cost }: Readonly<{ start: number; cost: number }>, move: Move): void {
  const { words, totals, size, pauseCost, isLast } = move;
  const most = size * fastest.factor + fastest.syllables;
  let hasty = 0;
  for (let end = start; end < step.first + step.costs.length; end++) {
    const syllables = (totals[end] as number) - (totals[start] as number);
    // The last stretch takes whatever is left.
    if (syllables > most && end > start + 1 && !isLast) break;
    const mark = words[end - 1]?.mark;
    if (end > start + 1 && words[end - 2]?.mark === 'end') hasty += hastyEnd;
    const place = end - step.first;
    if (place < 0) continue;
    const isMarked = isLast || mark !== 'none';
    const total = cost + misfit(syllables, size) + hasty + (isMarked ? 0 : pauseCost);
    if (total < (step.costs[place] as number)) {
      step.costs[place] = total;
      step.came[place] = start;
    }
  }
}

/** The exponent of a normal distribution around the size. */
function misfit(syllables: number, size: number): number {
  return (syllables - size) ** 2 / (2 * ((rateDeviation * size) ** 2 + size / 2 + 1));
}

function endsOf(steps: readonly Step[]): readonly number[] {
  const last = steps.at(-1) as Step;
  const ends = [last.first + last.costs.length - 1];
  for (let index = steps.length - 1; index > 1; index--) {
    const { first, came } = steps[index] as Step;
    ends.push(came[(ends.at(-1) as number) - first] as number);
  }
  return ends.reverse();
}

const pauseAfter = (stretches: readonly SpokenStretch[], index: number) =>
  (stretches[index + 1]?.from ?? 0) - (stretches[index]?.to ?? 0);

/** `totals[i]`: the syllables of the first i words. */
function runningTotals(words: readonly WordSyllables[]): readonly number[] {
  const totals = [0];
  for (const { syllables } of words) totals.push((totals.at(-1) as number) + syllables);
  return totals;
}

/** The sizes in syllables: together as many as the words have. */
function scaledSizes(stretches: readonly SpokenStretch[], syllables: number): readonly number[] {
  const whole = stretches.reduce((sum, { size }) => sum + size, 0);
  return stretches.map(({ size }) => (whole > 0 ? (size / whole) * syllables : syllables / stretches.length));
}

/** The word at which that many syllables have been said. */
function placeOf(totals: readonly number[], syllables: number): number {
  let [low, high] = [0, totals.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((totals[middle] as number) < syllables) low = middle + 1;
    else high = middle;
  }
  return low;
}
