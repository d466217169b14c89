import { speechNorms } from '#domain/sessions/norms.ts';
import { toHundredths } from './curve.ts';

/** Weighted mean of the parts that were measured: what went badly counts more. Null where nothing was measured. */
export function overallScore(scores: readonly (number | null)[]): number | null {
  const measured = scores.filter((score) => score !== null).map((score) => ({ score, weight: weightOf(score) }));
  const weights = measured.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return null;
  return toHundredths(measured.reduce((sum, { score, weight }) => sum + score * weight, 0) / weights);
}

function weightOf(score: number): number {
  const { below, weight } = speechNorms.lowScore;
  return score < below ? weight : 1;
}
