import { asShown, fairScore, goodScore, sideOf } from './measures.ts';
import { goodMovement } from './movement/judge.ts';
import type { PartName, ScorePart } from './report.ts';

export type Judgement = 'good' | 'near' | 'off';

/** Judges an overall score of 0..10, rounded as it is shown. */
export function judgeScore(score: number): Judgement {
  const shown = asShown('score', score);
  if (shown >= goodScore) return 'good';
  return shown >= fairScore ? 'near' : 'off';
}

/** Whether a part lost points although its value is good. */
const hasOtherFault = ({ longestPause, monotone, misplaced }: ScorePart) =>
  longestPause !== undefined || monotone !== undefined || misplaced !== undefined;

/**
 * A part is good only inside of its good range, and only if no other property of it costs points. Outside, it is nearly good as long as its
 * score would be a good total; for example three times the limit is not. Undefined if it was not measured.
 */
export function judgePart(part: ScorePart): Judgement | undefined {
  const { score, value, unit, good } = part;
  if (score === null) return undefined;
  const isInside = value === null || sideOf(unit, value, good) === undefined;
  if (isInside && !hasOtherFault(part)) return 'good';
  return asShown('score', score) >= goodScore ? 'near' : 'off';
}

/**
 * Judges the mean, 0..10, of a part's scores in several talks with the words of their reports: if all talks are nearly good, so is
 * the mean. Within its good range a part scores 10; movement is good from `goodMovement` on.
 */
export function judgePartMean(name: PartName, mean: number): Judgement {
  const shown = asShown('score', mean);
  if (shown >= (name === 'movement' ? goodMovement * 10 : 10)) return 'good';
  return shown >= goodScore ? 'near' : 'off';
}
