import type { AnalysisResults } from '#domain/sessions/report.ts';
import type { Series } from '#domain/sessions/series.ts';
import { percentile } from '../../audio/statistics.ts';
import { withinGaps } from '../../audio/within-gaps.ts';
import type { Side } from './beyond.ts';
import type { FindMoments } from './evidence.ts';
import { mostTelling } from './most-telling.ts';
import { windowsBeyond } from './windows-of.ts';

/** Seconds: a sentence or two. */
const window = 10;
/** Seconds of speech in a window: with less, one word would decide. */
const leastSpeech = 2;

/** The ten seconds of speech that were softest, or loudest. */
export const volumeMoments =
  (side: Side): FindMoments =>
  ({ results, norms, duration }) =>
    mostTelling(windowsBeyond(spokenVolume(results), { side, good: norms.volume, window }), duration);

/** The median over the speech in each window, as the whole talk is measured; null where nobody speaks. */
function spokenVolume({ volume: { t0, dt, values }, pauses }: AnalysisResults): Series {
  const isInGap = withinGaps([...pauses].sort((a, b) => a.offset - b.offset));
  const spoken = values.map((value, i) => (isInGap(t0 + i * dt) ? null : value));
  const length = Math.round(window / dt);
  const medians = Array.from({ length: Math.ceil(values.length / length) }, (_, i) => {
    const own = spoken.slice(i * length, (i + 1) * length).filter((value) => value !== null);
    return own.length * dt < leastSpeech ? null : percentile(own, 0.5);
  });
  return { t0: t0 - dt / 2 + window / 2, dt: window, values: medians };
}
