import type { Pause } from '../measures.ts';
import type { Interval } from './reference-sessions.ts';

/** Numbers of true, reported and matching pauses, and the absolute errors of the edges of matching ones in seconds. */
export type PauseMatches = Readonly<{
  expected: number;
  reported: number;
  found: number;
  edgeErrors: readonly number[];
}>;

/** Two match if their overlap is more than half of their union: then each has one partner at most. */
export function matchPauses(truth: readonly Interval[], pauses: readonly Pause[]): PauseMatches {
  const reported = pauses.map(({ offset, duration }) => ({ from: offset, to: offset + duration }));
  const pairs = truth.flatMap((real) =>
    reported.filter((seen) => overlap(real, seen) > 0.5).map((seen) => ({ real, seen })),
  );
  const edgeErrors = pairs.flatMap(({ real, seen }) => [Math.abs(seen.from - real.from), Math.abs(seen.to - real.to)]);
  return { expected: truth.length, reported: reported.length, found: pairs.length, edgeErrors };
}

/** Share of the union. */
function overlap(a: Interval, b: Interval): number {
  const common = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return common / (Math.max(a.to, b.to) - Math.min(a.from, b.from));
}
