export type ScoreTone = 'good' | 'primary' | 'near' | 'off';

/** The colour of a score from 0 to 10. It never stands without the number. Below 3 a part weighs three times. */
export function scoreTone(score: number): ScoreTone {
  if (score >= 8) return 'good';
  if (score >= 6) return 'primary';
  return score >= 3 ? 'near' : 'off';
}

export const toneStroke: Readonly<Record<ScoreTone, string>> = {
  good: 'stroke-good',
  primary: 'stroke-primary',
  near: 'stroke-near',
  off: 'stroke-off',
};
