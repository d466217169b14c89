import type { Pause } from './measures.ts';

/** Whether a time lies in a gap. Call it with ascending times. */
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
