import { speechNorms } from './norms.ts';

/** The number of today's formula. A change of a curve, a measure or the mean needs a new number: stored scores record theirs. */
export const currentFormula = 5;

/** Points around `lowScore.below` over which the triple weight fades. */
const { below, weight: most, fade } = speechNorms.lowScore;
const fading = { from: below - fade, to: below + fade };

/** A part in the mean. `score` is the part's own, except where its weight is fading: see `overallScore`. */
export type Weighed = Readonly<{ score: number; weight: number }>;
/** `score` is 0..10 with 2 decimals, `exact` unrounded; null if nothing was measured. `counted` is in the order of the measured parts. */
export type OverallScore = Readonly<{ score: number | null; exact: number | null; counted: readonly Weighed[] }>;

/** The first formula in which the triple weight fades. */
const firstFading = 5;

/** The range of scores in which the weight of a part falls from triple to single. Up to formula 4, `from` and `to` are equal. */
export const fadingIn = (version: number): Readonly<{ from: number; to: number; weight: number }> =>
  version < firstFading ? { from: below, to: below, weight: most } : { ...fading, weight: most };

/** The parts of a stored total, with the weights of its formula. */
export const countedIn = (version: number, scores: readonly number[]): readonly Weighed[] =>
  version < firstFading
    ? scores.map((score) => ({ score, weight: score < below ? most : 1 }))
    : overallScore(scores).counted;

/**
 * The error of a total, in points: the independent errors of its parts, each weighted by its effect on the total.
 * Null if no error is known.
 */
export function totalError(
  parts: readonly Readonly<{ score: number | null; error?: number | undefined }>[],
): number | null {
  const measured = parts.flatMap(({ score, error }) => (score === null ? [] : [{ score, error }]));
  if (!measured.some(({ error }) => error !== undefined)) return null;
  const totalWith = (part: number, score: number) =>
    overallScore(measured.map((each, i) => (i === part ? Math.min(10, Math.max(0, score)) : each.score))).exact ?? 0;
  const squares = measured.map(({ score, error = 0 }, i) => {
    const [up, down] = [totalWith(i, score + error), totalWith(i, score - error)];
    return ((up - down) / 2) ** 2;
  });
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0));
}

/** From this many standard deviations on, the difference of two totals is clear. A smaller one may come from other ten-second windows of the same talks. */
const clearDifference = 2;

type Total = Readonly<{ score: number; parts: Parameters<typeof totalError>[0] }>;

/** Whether two totals differ by more than their errors. Undefined if the errors are unknown. */
export function differClearly(one: Total, other: Total): boolean | undefined {
  const errors = [totalError(one.parts), totalError(other.parts)];
  const [first, second] = errors;
  if (first === null || first === undefined || second === null || second === undefined) return undefined;
  return Math.abs(one.score - other.score) > clearDifference * Math.hypot(first, second);
}

/** The weighted mean of the measured parts. */
export function overallScore(scores: readonly (number | null)[]): OverallScore {
  const measured = scores.filter((score) => score !== null);
  if (measured.length === 0) return { score: null, exact: null, counted: [] };
  let exact = weightedMean(measured.map((score) => ({ score, weight: weightOf(score) })));
  // The mean grows at every step and converges; a few steps are enough.
  for (let step = 0; step < mostSteps; step += 1) {
    const next = weightedMean(measured.map((score) => bestOf(score, exact)));
    if (next - exact < tolerance) break;
    exact = next;
  }
  return { score: Math.round(exact * 100) / 100, exact, counted: measured.map((score) => bestOf(score, exact)) };
}

const mostSteps = 50;
const tolerance = 1e-9;

const weightedMean = (parts: readonly Weighed[]) =>
  parts.reduce((sum, { score, weight }) => sum + score * weight, 0) /
  parts.reduce((sum, { weight }) => sum + weight, 0);

/** Three times up to 2.5, once from 3.5 on, and linear between. */
function weightOf(score: number): number {
  const share = (fading.to - score) / (fading.to - fading.from);
  return 1 + (most - 1) * Math.min(1, Math.max(0, share));
}

/**
 * A part whose weight fades has less influence, and beside much worse parts this alone would lower the mean. So a part counts with the
 * score, at most its own, that is best for the mean: a better part never lowers the total.
 */
function bestOf(score: number, mean: number): Weighed {
  // The score at which weight × (score − mean) has its maximum within the fading range.
  const turning = (fading.from + (2 * fade * most) / (most - 1) + mean) / 2;
  const candidates = [score, fading.from, Math.min(fading.to, Math.max(fading.from, turning))];
  const weighed = candidates.filter((each) => each <= score).map((each) => ({ score: each, weight: weightOf(each) }));
  const gain = (part: Weighed) => part.weight * (part.score - mean);
  return weighed.reduce((best, part) => (gain(part) > gain(best) + 1e-12 ? part : best));
}
