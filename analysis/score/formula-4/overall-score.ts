import { toHundredths } from '../curve.ts';

/** A part with less than 3 points has three times the weight of others. */
const lowScore = { below: 3, weight: 3 };

/** Weighted mean of the measured parts, 0..10 to 2 decimals; low scores weigh more. Null if nothing was measured. */
export function overallScore(scores: readonly (number | null)[]): number | null {
  const mean = weightedMean(scores.filter((score) => score !== null));
  return mean === null ? null : toHundredths(mean);
}

/** Unrounded. */
function weightedMean(scores: readonly number[]): number | null {
  const weights = scores.reduce((sum, score) => sum + weightOf(score), 0);
  return weights === 0 ? null : scores.reduce((sum, score) => sum + score * weightOf(score), 0) / weights;
}

function weightOf(score: number): number {
  return score < lowScore.below ? lowScore.weight : 1;
}
