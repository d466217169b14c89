import type { Side } from './beyond.ts';
import type { FindMoments } from './evidence.ts';
import { mostTelling } from './most-telling.ts';
import { windowsBeyond } from './windows-of.ts';

/** Seconds of the window of each value: see `paceSeries` and `syllableRate`. */
const windows = { words: 20, syllables: 10 };

/** The fastest (`above`) or slowest (`below`) passages, by words per minute, or by syllables if the words are unknown. */
export const paceMoments =
  (side: Side): FindMoments =>
  ({ textResults, misfit, results: { syllableRate }, norms, duration }) => {
    if (textResults !== null && !misfit) {
      const wanted = { side, good: norms.wordsPerMinute, window: windows.words };
      return mostTelling(windowsBeyond(textResults.pace, wanted), duration);
    }
    const wanted = { side, good: norms.syllablesPerSecond, window: windows.syllables };
    return syllableRate ? mostTelling(windowsBeyond(syllableRate, wanted), duration) : [];
  };
