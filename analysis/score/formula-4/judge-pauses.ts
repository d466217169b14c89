import { speechNorms } from '#domain/sessions/contract/norms.ts';
import { isWithinSession, reportedPauses } from '#domain/sessions/contract/reported-pauses.ts';
import type { Pause } from '../../audio/measures.ts';
import { type Curve, scoreOn, toHundredths } from '../curve.ts';

const best = 10;
/** Minimum seconds of a break between two sentences; shorter gaps belong to articulation. */
const shortestBreak = 0.5;
/** Breaks per minute (one in every other sentence) that restore half of the points lost by too few pauses. */
const enoughBreaks = 6;
/** Seconds per minute that pauses may exceed `longSilenceSeconds` in total before the score is 0: a quarter of the talk. */
const mostWaiting = 15;

type Session = Readonly<{
  /** Seconds. */
  duration: number;
  gaps: readonly Pause[];
  /** The score curve for the number of pauses per minute. */
  curve: Curve;
  pausesPerMinute: number;
}>;

/** `longestPause`: seconds, where the length of pauses cost more than their number. */
type PausesScore = Readonly<{ score: number; longestPause?: number }>;

/** The minimum of the scores for number and length of pauses: see `docs/analysis.md`. */
export function judgePauses(session: Session): PausesScore {
  const ofNumber = scoreOfNumber(session);
  const ofLength = scoreOfLength(session);
  if (ofLength >= ofNumber) return { score: ofNumber };
  return { score: ofLength, longestPause: Math.max(...pausesOf(session).map(({ duration }) => duration)) };
}

/** The score for the number of pauses. If there are too few, breaks between sentences restore up to half of the lost points. */
function scoreOfNumber({ duration, gaps, curve, pausesPerMinute }: Session): number {
  const score = scoreOn(curve, pausesPerMinute);
  const tooFew = curve.good.from !== null && pausesPerMinute < curve.good.from;
  if (!tooFew) return score;
  const breaks = gaps.filter((gap) => isBreak(gap) && isWithinSession(gap, duration)).length;
  const share = Math.min(1, (60 * breaks) / duration / enoughBreaks);
  return toHundredths(score + ((best - score) / 2) * share);
}

function scoreOfLength(session: Session): number {
  const { longSilenceSeconds } = speechNorms;
  const tooLong = pausesOf(session).reduce((sum, pause) => sum + Math.max(0, pause.duration - longSilenceSeconds), 0);
  return toHundredths(best * Math.max(0, 1 - (60 * tooLong) / session.duration / mostWaiting));
}

const isBreak = ({ duration }: Pause) => duration >= shortestBreak && duration < speechNorms.pauseSeconds;

const pausesOf = ({ gaps, duration }: Session) => reportedPauses(gaps, duration);
