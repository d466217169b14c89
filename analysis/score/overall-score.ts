import { speechNorms } from '#domain/sessions/norms.ts';
import { toHundredths } from './curve.ts';

/** Weighted mean of the parts that were measured, to 2 decimals: what went badly counts more. Null where nothing was measured. */
export function overallScore(scores: readonly (number | null)[]): number | null {
  const mean = weightedMean(scores.filter((score) => score !== null));
  return mean === null ? null : toHundredths(mean);
}

/** Unrounded. */
export function weightedMean(scores: readonly number[]): number | null {
  const weights = scores.reduce((sum, score) => sum + weightOf(score), 0);
  return weights === 0 ? null : scores.reduce((sum, score) => sum + score * weightOf(score), 0) / weights;
}

function weightOf(score: number): number {
  const { below, weight } = speechNorms.lowScore;
  return score < below ? weight : 1;
}
