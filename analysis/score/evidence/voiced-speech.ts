import type { VoicedRun } from './voiced-runs.ts';

/** Seconds: maximum length of voiceless consonants within a word. Anything longer is a gap (`speechNorms.storedGapSeconds`). */
const longestConsonant = 0.25;

/** Seconds of voiced speech: the voiced runs, plus the short voiceless sounds between them. 0 for a whisper. */
export function voicedSpeech(runs: readonly VoicedRun[], dt: number): number {
  const reach = Math.round(longestConsonant / dt);
  const frames = runs.reduce((sum, { from, to }, i) => {
    const between = from - (runs[i - 1]?.to ?? Number.NEGATIVE_INFINITY);
    return sum + (to - from) + (between < reach ? between : 0);
  }, 0);
  return frames * dt;
}
