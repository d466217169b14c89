import { goodMovement, judgeMovement, leastMovement } from '#domain/sessions/contract/movement/judge.ts';
import type { MovementSummary } from '#domain/sessions/contract/movement/report.ts';
import type { ScorePart } from '#domain/sessions/contract/report.ts';
import { toHundredths } from '../score/curve.ts';

/**
 * The part `movement`: its score is the mean of the measured scores of gaze, hands, head and stance; its value is the score / 10.
 * Movement estimated by a camera gets no score, because it is not comparable with a headset's.
 */
export function movementPart(summary: MovementSummary | undefined): ScorePart {
  if (summary?.source === 'camera') return without('movement_estimated');
  const scores = summary ? Object.values(judgeMovement(summary)).filter((score) => score !== null) : [];
  if (!summary || scores.length === 0) return without('no_movement_data');
  if (summary.seconds < leastMovement) return without('too_short');
  const score = toHundredths(scores.reduce((sum, each) => sum + each, 0) / scores.length);
  return { ...about, score, value: score / 10, good: { from: goodMovement, to: null } };
}

const about = { name: 'movement', unit: 'share' } as const;

const without = (reason: 'no_movement_data' | 'movement_estimated' | 'too_short'): ScorePart => ({
  ...about,
  ...{ score: null, value: null, good: { from: null, to: null }, reason },
});
