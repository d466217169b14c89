/** What good speech measures, as the product promises it. The one place of these numbers. */
export const speechNorms = {
  /** Seconds. A gap this long between words counts as a pause (product specification). */
  pauseSeconds: 2,
  /** Seconds. Shorter gaps are part of articulation and are not stored (Goldman-Eisler 1968: 250 ms). */
  storedGapSeconds: 0.25,
  /** Pauses of `pauseSeconds` per minute of talk (product specification). */
  pausesPerMinute: { from: 2, to: 6 },
  /** Share of the scale from 0 to 1, see `analysis/audio/volume.ts` (product specification). */
  volume: { from: 0.2, to: 0.8 },
  /** Words per minute (product specification). */
  wordsPerMinute: { from: 90, to: 150 },
  /** Filler words per minute (product specification). */
  fillersPerMinute: { from: null, to: 2 },
  /** Repetitions per minute (product specification). */
  repetitionsPerMinute: { from: null, to: 2 },
  /** SD / mean of F0 in 10 s windows: from monotonous to liveliest speaker (Hincks 2005, System 33). */
  pitchVariation: { from: 0.11, to: 0.235 },
  /** Scores (0..10) below `below` count `weight` times in the overall score (product specification). */
  lowScore: { below: 3, weight: 3 },
} as const;
