import { pitchDynamism } from '../../audio/pitch-dynamism.ts';
import type { Side } from './beyond.ts';
import type { FindMoments } from './evidence.ts';
import { mostTelling } from './most-telling.ts';
import { windowsBeyond } from './windows-of.ts';

/** The ten-second windows in which the pitch varied too little (`below`) or too much (`above`). */
export const pitchMoments =
  (side: Side): FindMoments =>
  ({ results, norms, duration }) => {
    // Older results lack the dynamism, so it is computed from the pitch.
    const dynamism = results.pitchDynamism ?? pitchDynamism(results.pitch);
    return mostTelling(windowsBeyond(dynamism, { side, good: norms.pitchVariation, window: dynamism.dt }), duration);
  };
