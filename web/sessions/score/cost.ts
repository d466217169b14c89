import { speechNorms } from '#domain/sessions/norms.ts';
import type { ScorePart } from './part-words.ts';

const full = 10;
const { lowScore } = speechNorms;
/** How often a part counts. */
export const weightOf = (score: number) => (score < lowScore.below ? lowScore.weight : 1);

type Measured = ScorePart & Readonly<{ score: number }>;
export type Costly = Readonly<{ part: Measured; cost: number }>;

export const isMeasured = (part: ScorePart): part is Measured => part.score !== null;

/** The formula that the score card explains: a weighted mean in which a score below 3 counts triple. */
function overall(scores: readonly number[]): number {
  const weights = scores.reduce((sum, score) => sum + weightOf(score), 0);
  return scores.reduce((sum, score) => sum + weightOf(score) * score, 0) / weights;
}

/**
 * By how much the score would be higher if one part alone were perfect: the dearest first.
 * Parts that were not measured cost nothing; what would not show in one decimal is left out.
 */
export function dearestParts(parts: readonly ScorePart[]): readonly Costly[] {
  const measured = parts.filter(isMeasured);
  const now = overall(measured.map(({ score }) => score));
  return measured
    .map((part) => ({ part, cost: overall(measured.map((other) => (other === part ? full : other.score))) - now }))
    .filter(({ cost }) => cost >= 0.05)
    .sort((a, b) => b.cost - a.cost);
}
