import type { SpokenStretch } from './spoken-stretches.ts';

export type WordSyllables = Readonly<{ syllables: number; mark: Mark }>;
/** The punctuation after a word. A pause is likely after `end` (of a sentence), possible after `comma`, unlikely after `none`. */
export type Mark = 'none' | 'comma' | 'end';

/** Words: maximum distance of a boundary from its place at a constant rate of speech. It bounds the search. */
const reach = 150;
/**
 * Costs are negative log-probabilities, estimated by hand. `unmarkedPause`: a pause without punctuation before it (1 in 12); a
 * pause shorter than `fullPause` seconds costs less. `hastyEnd`: a sentence that ends without a pause (1 in 8).
 */
const unmarkedPause = 2.5;
const fullPause = 0.8;
const hastyEnd = 2;
/** Standard deviation of the rate of speech between stretches, as a share of the rate. */
const rateDeviation = 0.2;
/** Maximum syllables in a stretch: `factor` times its size plus `syllables`. Nobody speaks faster for long. */
const fastest = { factor: 3, syllables: 8 };

/**
 * Distributes the words over the stretches of speech, in order: `ends[s]` is the index of the first word after stretch s. It
 * finds the cheapest segmentation by dynamic programming. The cost of a stretch is the misfit between its size and its
 * syllables, plus `unmarkedPause` if no punctuation ends it, plus `hastyEnd` for each sentence that ends inside it.
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

/** For each possible end of a stretch, from word `first` on: the lowest total cost, and where the stretch begins (`came`). */
type Step = Readonly<{ first: number; costs: Float64Array; came: Int32Array }>;
type Move = Readonly<{
  words: readonly WordSyllables[];
  totals: readonly number[];
  /** Expected number of syllables in the stretch. */
  size: number;
  /** The word at which the stretch would end at a constant rate of speech. */
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

/** Tries every end of a stretch that begins at word `start`, and keeps those that are cheaper than before. */
function relax(step: Step, { start, cost }: Readonly<{ start: number; cost: number }>, move: Move): void {
  const { words, totals, size, pauseCost, isLast } = move;
  const most = size * fastest.factor + fastest.syllables;
  let hasty = 0;
  for (let end = start; end < step.first + step.costs.length; end++) {
    const syllables = (totals[end] as number) - (totals[start] as number);
    // The last stretch takes all remaining words.
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

/** Negative log-likelihood of a normal distribution. Its variance comes from the rate of speech and from miscounted syllables. */
function misfit(syllables: number, size: number): number {
  return (syllables - size) ** 2 / (2 * ((rateDeviation * size) ** 2 + size / 2 + 1));
}

/** Backtracks from the last boundary. */
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

/** Prefix sums: `totals[i]` is the number of syllables in the first i words. */
function runningTotals(words: readonly WordSyllables[]): readonly number[] {
  const totals = [0];
  for (const { syllables } of words) totals.push((totals.at(-1) as number) + syllables);
  return totals;
}

/** Expected syllables per stretch: the sizes, scaled so that they add up to `syllables`. */
function scaledSizes(stretches: readonly SpokenStretch[], syllables: number): readonly number[] {
  const whole = stretches.reduce((sum, { size }) => sum + size, 0);
  return stretches.map(({ size }) => (whole > 0 ? (size / whole) * syllables : syllables / stretches.length));
}

/** The number of words after which at least `syllables` have been said (binary search). */
function placeOf(totals: readonly number[], syllables: number): number {
  let [low, high] = [0, totals.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((totals[middle] as number) < syllables) low = middle + 1;
    else high = middle;
  }
  return low;
}
