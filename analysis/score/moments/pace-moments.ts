import type { Side } from './beyond.ts';
import type { FindMoments } from './evidence.ts';
import { mostTelling } from './most-telling.ts';
import { windowsBeyond } from './windows-of.ts';

/** Seconds around each value of the series: see `paceSeries`. */
const window = 20;

/** The passages that were fastest, or slowest. */
export const paceMoments =
  (side: Side): FindMoments =>
  ({ textResults, norms, duration }) =>
    textResults === null
      ? []
      : mostTelling(windowsBeyond(textResults.pace, { side, good: norms.wordsPerMinute, window }), duration);
