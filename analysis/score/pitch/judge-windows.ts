import { livelinessScore } from '#domain/sessions/contract/monotone-stretches.ts';
import type { ScorePart } from '#domain/sessions/contract/report.ts';
import { toHundredths } from '../curve.ts';

type PitchScore = Readonly<{ score: number }> & Pick<ScorePart, 'monotone'>;

/**
 * The lower of two scores: that of the mean pitch variation (`ofMean`), and the mean score of the ten-second windows. A voice with
 * a good mean may still be flat for half of the talk. `monotone`: the share of windows below the good range, if these decide.
 */
export function judgeWindows(ofMean: number, windows: readonly number[] | undefined, least: number): PitchScore {
  if (!windows || windows.length === 0) return { score: ofMean };
  const sum = windows.reduce((total, variation) => total + livelinessScore(variation, least), 0);
  const ofWindows = toHundredths(sum / windows.length);
  if (ofWindows >= ofMean) return { score: ofMean };
  const below = windows.filter((variation) => variation < least).length;
  return { score: ofWindows, monotone: toHundredths(below / windows.length) };
}
