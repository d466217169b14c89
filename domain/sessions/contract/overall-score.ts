import { speechNorms } from './norms.ts';

/** The number of today's formula. A change of a curve, a measure or the mean is a new one: stored scores say by which they were made. */
export const currentFormula = 5;

/** Points around `lowScore.below` over which the triple weight fades. */
const { below, weight: most, fade } = speechNorms.lowScore;
const fading = { from: below - fade, to: below + fade };

/** A part as it enters the mean. `score` is the part's own but where it is fading: see `overallScore`. */
export type Weighed = Readonly<{ score: number; weight: number }>;
/** `score` is 0..10 to 2 decimals, `exact` unrounded; null where nothing was measured. `counted` is in the order of the measured parts. */
export type OverallScore = Readonly<{ score: number | null; exact: number | null; counted: readonly Weighed[] }>;

/** The first formula in which the triple weight fades. */
const firstFading = 5;

/** The scores between which the triple weight of a part ends: at once up to formula 4, from `from` to `to` since. */
export const fadingIn = (version: number): Readonly<{ from: number; to: number; weight: number }> =>
  version < firstFading ? { from: below, to: below, weight: most } : { ...fading, weight: most };

/** How the measured parts entered a stored total of a formula. */
export const countedIn = (version: number, scores: readonly number[]): readonly Weighed[] =>
  version < firstFading
    ? scores.map((score) => ({ score, weight: score < below ? most : 1 }))
    : overallScore(scores).counted;

/**
 * By how much a total may be off, in points: the errors of its parts, each as far as it moves the total, as independent ones.
 * Null where no error is known.
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

/** Standard deviations between two totals: a difference of fewer may come from other ten seconds of the same talks. */
const clearDifference = 2;

type Total = Readonly<{ score: number; parts: Parameters<typeof totalError>[0] }>;

/** Whether two totals differ by more than both of them may be off. Undefined where nobody knows how far that is. */
export function differClearly(one: Total, other: Total): boolean | undefined {
  const errors = [totalError(one.parts), totalError(other.parts)];
  const [first, second] = errors;
  if (first === null || first === undefined || second === null || second === undefined) return undefined;
  return Math.abs(one.score - other.score) > clearDifference * Math.hypot(first, second);
}

/** The parts that were measured, as a weighted mean. */
export function overallScore(scores: readonly (number | null)[]): OverallScore {
  const measured = scores.filter((score) => score !== null);
  if (measured.length === 0) return { score: null, exact: null, counted: [] };
  let exact = weightedMean(measured.map((score) => ({ score, weight: weightOf(score) })));
  // The mean grows at every step and has one limit; a few steps reach it.
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

/** Three times up to 2.5, once from 3.5 on, and in proportion between. */
function weightOf(score: number): number {
  const share = (fading.to - score) / (fading.to - fading.from);
  return 1 + (most - 1) * Math.min(1, Math.max(0, share));
}

/**
 * A part whose weight fades pulls less, and beside much worse parts that alone would lower the mean. So a part counts as the
 * score, at most its own, that is best for the mean: a better part never lowers the total.
 */
function bestOf(score: number, mean: number): Weighed {
  // The score at which weight × (score − mean) is greatest within the fading.
  const turning = (fading.from + (2 * fade * most) / (most - 1) + mean) / 2;
  const candidates = [score, fading.from, Math.min(fading.to, Math.max(fading.from, turning))];
  const weighed = candidates.filter((each) => each <= score).map((each) => ({ score: each, weight: weightOf(each) }));
  const gain = (part: Weighed) => part.weight * (part.score - mean);
  return weighed.reduce((best, part) => (gain(part) > gain(best) + 1e-12 ? part : best));
}
