import * as z from 'zod/mini';

const Moment = z.number().check(z.gte(0), z.lte(86_400));
/** The minimum length of the kept part. */
export const shortestCut = 1;

/** The part of a recording that is kept: from one second to another. */
export const Cut = z
  .object({ from: Moment, to: Moment })
  .check(z.refine(({ from, to }) => to - from >= shortestCut, { error: 'expected a second at least', path: ['to'] }));
export type Cut = Readonly<z.infer<typeof Cut>>;

/** Marks moved to the kept part, by the second in `key`. A mark that is active when the kept part begins, begins with it. */
export function within<Key extends string, Mark extends Readonly<Record<Key, number>>>(
  marks: readonly Mark[],
  key: Key,
  { from, to }: Cut,
): Mark[] {
  const running = marks.findLast((mark) => mark[key] <= from);
  const later = marks.filter((mark) => mark[key] > from && mark[key] < to);
  return [...(running ? [{ ...running, [key]: from }] : []), ...later].map((mark) => ({
    ...mark,
    [key]: Math.round((mark[key] - from) * 1_000) / 1_000,
  }));
}
