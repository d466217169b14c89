import { toHundredths } from '../curve.ts';

/** A part below 3 counts three times, and one of 3 once. */
const lowScore = { below: 3, weight: 3 };

/** Weighted mean of the measured parts, to 2 decimals; bad parts count more. Null if nothing was measured. */
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
