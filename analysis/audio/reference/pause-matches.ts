import type { Pause } from '../measures.ts';
import type { Interval } from './reference-sessions.ts';

/** Numbers of true (`expected`), reported and matching (`found`) pauses, and errors of the edges of matching ones in seconds. */
export type PauseMatches = Readonly<{
  expected: number;
  reported: number;
  found: number;
  edgeErrors: readonly number[];
}>;

/** Two pauses match if their intersection over union exceeds 0.5; then each has at most one partner. */
export function matchPauses(truth: readonly Interval[], pauses: readonly Pause[]): PauseMatches {
  const reported = pauses.map(({ offset, duration }) => ({ from: offset, to: offset + duration }));
  const pairs = truth.flatMap((real) =>
    reported.filter((seen) => overlap(real, seen) > 0.5).map((seen) => ({ real, seen })),
  );
  const edgeErrors = pairs.flatMap(({ real, seen }) => [Math.abs(seen.from - real.from), Math.abs(seen.to - real.to)]);
  return { expected: truth.length, reported: reported.length, found: pairs.length, edgeErrors };
}

/** Intersection over union; negative if the two do not overlap. */
function overlap(a: Interval, b: Interval): number {
  const common = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return common / (Math.max(a.to, b.to) - Math.min(a.from, b.from));
}
