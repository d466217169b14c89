import type { Look } from './marks.ts';
import type { Passage } from './passages.ts';

/** Adjacent words with the same look: from the place of the first to that after the last. */
export type Run = Readonly<{ from: number; to: number; look: Look }>;

/** Splits a passage into runs; `marks` has one letter for each of its words. A pause also splits a run. */
export function runsOf({ from }: Passage, marks: string, gaps: ReadonlyMap<number, unknown>): readonly Run[] {
  const runs: Run[] = [];
  for (const [nth, letter] of [...marks].entries()) {
    const [index, look] = [from + nth, letter as Look];
    const last = runs.at(-1);
    if (last?.look === look && !gaps.has(index)) runs[runs.length - 1] = { ...last, to: index + 1 };
    else runs.push({ from: index, to: index + 1, look });
  }
  return runs;
}
