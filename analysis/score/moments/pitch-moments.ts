import { pitchDynamism } from '../../audio/pitch-dynamism.ts';
import type { Side } from './beyond.ts';
import type { FindMoments } from './evidence.ts';
import { mostTelling } from './most-telling.ts';
import { windowsBeyond } from './windows-of.ts';

/** The ten seconds in which the voice moved least, or most. */
export const pitchMoments =
  (side: Side): FindMoments =>
  ({ results, norms, duration }) => {
    // Older results have only the pitch itself.
    const dynamism = results.pitchDynamism ?? pitchDynamism(results.pitch);
    return mostTelling(windowsBeyond(dynamism, { side, good: norms.pitchVariation, window: dynamism.dt }), duration);
  };
