/** Loudness and highest sample of a short stretch of sound, both 0..1. */
export type Level = Readonly<{ volume: number; peak: number }>;
/** `asleep`: the browser lets no sound through until the person acts on the page. */
export type LevelJudgement = 'asleep' | 'silent' | 'quiet' | 'good' | 'loud' | 'clipped';

const silentBelow = 0.02;
const clippedFrom = 0.99;

/**
 * The scale on which the report measures volume: RMS −26 dBFS is 0.5 (the nominal speech level of ITU-T P.56),
 * −40 is 0.2, −12 is 0.8.
 */
export function levelOf(samples: Float32Array): Level {
  let [squares, peak] = [0, 0];
  for (const sample of samples) {
    squares += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  const decibels = 10 * Math.log10(squares / Math.max(1, samples.length) + 1e-12);
  return { volume: Math.min(1, Math.max(0, 0.5 + ((decibels + 26) * 0.3) / 14)), peak };
}

/** Judges the last seconds by their loudest stretch, since everybody is silent between words. */
export function judgeLevels(recent: readonly Level[], good: Readonly<{ from: number; to: number }>): LevelJudgement {
  const loudest = recent.reduce((most, { volume }) => Math.max(most, volume), 0);
  if (recent.some(({ peak }) => peak >= clippedFrom)) return 'clipped';
  if (loudest > good.to) return 'loud';
  if (loudest < silentBelow) return 'silent';
  return loudest < good.from ? 'quiet' : 'good';
}
