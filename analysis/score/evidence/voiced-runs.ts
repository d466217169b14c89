import type { Series } from '#domain/sessions/contract/series.ts';
import type { Pause } from '../../audio/measures.ts';
import { withinGaps } from '../../audio/within-gaps.ts';

/** Consecutive frames with a pitch and outside of gaps; `to` is exclusive. */
export type VoicedRun = Readonly<{ from: number; to: number }>;

export function voicedRuns({ t0, dt, values }: Series, gaps: readonly Pause[]): readonly VoicedRun[] {
  const isInGap = withinGaps([...gaps].sort((a, b) => a.offset - b.offset));
  const runs: { from: number; to: number }[] = [];
  values.forEach((value, frame) => {
    if (isInGap(t0 + frame * dt) || value === null) return;
    const last = runs.at(-1);
    if (last?.to === frame) last.to = frame + 1;
    else runs.push({ from: frame, to: frame + 1 });
  });
  return runs;
}
