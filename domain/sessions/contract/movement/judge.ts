import type { MovementCriterion, MovementFault, MovementSummary } from './report.ts';

/** Minimum seconds of movement: with less, a single gesture or glance would decide. */
export const leastMovement = 30;

/** The part, and each of its measures, is good from this share of its best on. */
export const goodMovement = 0.8;

/** Falls linearly from 1 at `good` to 0 at `zero`, on either side. */
const fall = (value: number, good: number, zero: number) => Math.max(0, Math.min(1, (value - zero) / (good - zero)));

/**
 * Our own conventions, each 1 within the good range. Gestures per minute 4 to 30; a fifth of the time for each third of the
 * audience; hands seen for four fifths of the time; at most 30 turns of the head a minute; a tenth of the time swaying or walking.
 */
const limits = {
  leastThird: { good: 0.2, zero: 0 },
  audience: { good: 0.6, zero: 0.1 },
  fewGestures: { good: 4, zero: 0 },
  manyGestures: { good: 30, zero: 60 },
  hidden: { good: 0.2, zero: 0.8 },
  headTurns: { good: 30, zero: 60 },
  swaying: { good: 0.1, zero: 0.6 },
  pacing: { good: 0.1, zero: 0.6 },
} as const;

type CriterionJudgement = Readonly<{ criterion: MovementCriterion; fault: MovementFault; share: number }>;

/** Every measure with its share of the best; null ones are left out. */
function judged(summary: MovementSummary): readonly CriterionJudgement[] {
  const { gaze, gesturesPerMinute: gestures, handsOutOfSight: hidden, headTurnsPerMinute: turns, source } = summary;
  const on = (value: number | null | undefined, { good, zero }: { good: number; zero: number }) =>
    value === null || value === undefined ? undefined : fall(value, good, zero);
  const audience = gaze && gaze.shares.left + gaze.shares.middle + gaze.shares.right;
  const leastThird =
    gaze && audience && source !== 'camera'
      ? Math.min(gaze.shares.left, gaze.shares.middle, gaze.shares.right) / audience
      : null;
  const all: readonly (readonly [MovementCriterion, MovementFault, number | undefined])[] = [
    ['gaze', 'gaze_one_third', on(leastThird, limits.leastThird)],
    ['gaze', 'gaze_away', on(audience, limits.audience)],
    ['hands', 'hands_still', on(gestures, limits.fewGestures)],
    ['hands', 'hands_restless', on(gestures, limits.manyGestures)],
    ['hands', 'hands_hidden', on(hidden, limits.hidden)],
    ['head', 'head_restless', on(turns, limits.headTurns)],
    ['stance', 'swaying', on(summary.swaying, limits.swaying)],
    ['stance', 'pacing', on(summary.pacing, limits.pacing)],
  ];
  // Whether unseen hands rest is unknown.
  const unseen = hidden !== null && hidden >= limits.hidden.zero;
  return all.flatMap(([criterion, fault, share]) =>
    share === undefined || (unseen && fault === 'hands_still') ? [] : [{ criterion, fault, share }],
  );
}

/** 0..10 for each; null if it was not measured. An estimate has faults, but no scores. */
export function judgeMovement(summary: MovementSummary): Readonly<Record<MovementCriterion, number | null>> {
  const measures = summary.source === 'camera' ? [] : judged(summary);
  const of = (wanted: MovementCriterion) => {
    const shares = measures.filter(({ criterion }) => criterion === wanted).map(({ share }) => share);
    return shares.length === 0 ? null : Math.round(Math.min(...shares) * 1000) / 100;
  };
  return { gaze: of('gaze'), hands: of('hands'), head: of('head'), stance: of('stance') };
}

/** Faults, the worst first. None if a camera saw the speaker only for a moment. */
export const movementFaultsOf = (summary: MovementSummary): readonly MovementFault[] =>
  (summary.source === 'camera' && summary.seconds < leastMovement ? [] : judged(summary))
    .filter(({ share }) => share < goodMovement)
    .sort((a, b) => a.share - b.share)
    .map(({ fault }) => fault);
