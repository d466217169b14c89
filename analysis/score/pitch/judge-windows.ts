import { livelinessScore } from '#domain/sessions/contract/monotone-stretches.ts';
import type { ScorePart } from '#domain/sessions/contract/report.ts';
import { toHundredths } from '../curve.ts';

type PitchScore = Readonly<{ score: number }> & Pick<ScorePart, 'monotone'>;

/**
 * The minimum of the scores for the mean liveliness and for flat stretches: a voice that is lively on average may stay on one note
 * for half of the talk. `windows` are of ten seconds each; `monotone` is the share of windows below the good range.
 */
export function judgeWindows(ofMean: number, windows: readonly number[] | undefined, least: number): PitchScore {
  if (!windows || windows.length === 0) return { score: ofMean };
  const sum = windows.reduce((total, variation) => total + livelinessScore(variation, least), 0);
  const ofWindows = toHundredths(sum / windows.length);
  if (ofWindows >= ofMean) return { score: ofMean };
  const below = windows.filter((variation) => variation < least).length;
  return { score: ofWindows, monotone: toHundredths(below / windows.length) };
}
