import type { Pause } from './measures.ts';

/** Tells whether a time lies in a gap. Times have to be asked in ascending order. */
export function withinGaps(gaps: readonly Pause[]): (time: number) => boolean {
  let next = 0;
  return (time) => {
    while (endOf(gaps[next]) <= time) next++;
    return time >= (gaps[next]?.offset ?? Number.POSITIVE_INFINITY);
  };
}

function endOf(gap: Pause | undefined): number {
  return gap ? gap.offset + gap.duration : Number.POSITIVE_INFINITY;
}
