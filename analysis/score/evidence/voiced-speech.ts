import type { VoicedRun } from './voiced-runs.ts';

/** Seconds. A voiceless consonant within a word is at most this long. A gap is longer (`speechNorms.storedGapSeconds`). */
const longestConsonant = 0.25;

/** Seconds of voiced speech: the voiced parts, and the voiceless sounds between them. Whispers have none. */
export function voicedSpeech(runs: readonly VoicedRun[], dt: number): number {
  const reach = Math.round(longestConsonant / dt);
  const frames = runs.reduce((sum, { from, to }, i) => {
    const between = from - (runs[i - 1]?.to ?? Number.NEGATIVE_INFINITY);
    return sum + (to - from) + (between < reach ? between : 0);
  }, 0);
  return frames * dt;
}
