import type { Pause } from './measures.ts';

/** Returns a function that tells whether a time is in a gap. It must be called with ascending times. */
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
