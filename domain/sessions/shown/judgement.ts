import type { ScorePart } from '../report.ts';

export type Judgement = 'good' | 'near' | 'off';

/** What an overall score of 0..10 is called. */
export function judgeScore(score: number): Judgement {
  if (score >= 8) return 'good';
  return score >= 5 ? 'near' : 'off';
}

/**
 * A part is good inside of its good range only, pauses where they are not too long either; else its score says how far.
 * Undefined where it was not measured.
 */
export function judgePart(part: ScorePart): Judgement | undefined {
  if (part.score === null) return undefined;
  if (sideOf(part) === undefined && part.longestPause === undefined) return 'good';
  return part.score >= 5 ? 'near' : 'off';
}

type Side = 'low' | 'high';

/** On which side a value left its good range; undefined while it is inside. */
function sideOf({ value, good }: Pick<ScorePart, 'value' | 'good'>): Side | undefined {
  if (value === null) return undefined;
  if (good.from !== null && value < good.from) return 'low';
  return good.to !== null && value > good.to ? 'high' : undefined;
}
