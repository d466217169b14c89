/** One talk's score of one attribute. */
type Point = Readonly<{ id: string; createdAt: string; value: number }>;

/** Each set needs as many, or nothing is said of a change. */
export const fewestPerSet = 3;
/** A change has to be this many standard errors of the difference, and this many points of a score. */
const [errors, points] = [2, 0.3];

export type Verdict = 'too_few' | 'no_clear_change' | 'better' | 'worse';

/**
 * Later talks against earlier ones, of the newest first: the last `perSet` and as many before them. A change is named where both
 * sets are full, each has at least three talks, and the means differ by more than chance: by two standard errors and 0.3 points.
 */
export function compareSets(newestFirst: readonly Point[], perSet: number) {
  const [latter, former] = [newestFirst.slice(0, perSet), newestFirst.slice(perSet, 2 * perSet)];
  const [avgFormer, avgLatter] = [meanOf(former), meanOf(latter)];
  const deviation = avgFormer === null || avgLatter === null ? null : avgLatter - avgFormer;
  const isFull = former.length === perSet && perSet >= fewestPerSet;
  return {
    avgFormerSessions: avgFormer,
    avgLatterSessions: avgLatter,
    deviation,
    formerSessions: former,
    latterSessions: latter,
    verdict: deviation === null || !isFull ? ('too_few' as const) : verdictOn(deviation, errorOf(former, latter)),
  };
}

function verdictOn(deviation: number, error: number): Verdict {
  if (Math.abs(deviation) <= Math.max(errors * error, points)) return 'no_clear_change';
  return deviation > 0 ? 'better' : 'worse';
}

function meanOf(set: readonly Point[]): number | null {
  return set.length === 0 ? null : set.reduce((sum, { value }) => sum + value, 0) / set.length;
}

/** Of the difference of two means. */
const errorOf = (one: readonly Point[], other: readonly Point[]) =>
  Math.sqrt(varianceOf(one) / one.length + varianceOf(other) / other.length);

function varianceOf(set: readonly Point[]): number {
  const mean = meanOf(set) ?? 0;
  return set.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / Math.max(1, set.length - 1);
}
