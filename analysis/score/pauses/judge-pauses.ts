import { speechNorms } from '#domain/sessions/contract/norms.ts';
import type { ScorePart } from '#domain/sessions/contract/report.ts';
import { reportedPauses } from '#domain/sessions/contract/reported-pauses.ts';
import type { Pause } from '../../audio/measures.ts';
import { type Curve, scoreOn, toHundredths } from '../curve.ts';
import type { PausePlaces } from './pause-places.ts';

const best = 10;
/** Seconds per minute that pauses may exceed `longSilenceSeconds` in total before the score is 0: a quarter of the talk. */
const mostWaiting = 15;

type Session = Readonly<{
  /** `duration`: seconds of the recording; `spoken`: seconds from its first to its last spoken sound. */
  duration: number;
  spoken: number;
  gaps: readonly Pause[];
  /** The score curve for the number of pauses per minute. */
  curve: Curve;
  pausesPerMinute: number;
  /** Undefined if no word times are known. */
  places?: PausePlaces | undefined;
}>;

/** Share of pauses that may be inside a phrase without loss; if all pauses are, the score is `worst`. */
const free = 1 / 3;
const worst = 4;
/** A talk with fewer pauses is judged as if it had this many, because few pauses prove little. */
const leastPauses = 3;

/** The score, and its cause: `longestPause` (seconds) if lengths cost most, `misplaced` (share) if places did, else neither. */
type PausesScore = Readonly<{ score: number }> & Pick<ScorePart, 'longestPause' | 'misplaced'>;

/** The minimum of the scores for number, length and places of pauses: see `docs/analysis.md`. */
export function judgePauses(session: Session): PausesScore {
  const ofNumber = scoreOn(session.curve, session.pausesPerMinute);
  const ofLength = scoreOfLength(session);
  const ofPlaces = scoreOfPlaces(session.places);
  if (ofPlaces < ofNumber && ofPlaces < ofLength) {
    return { score: ofPlaces, misplaced: toHundredths(shareInside(session.places)) };
  }
  if (ofLength >= ofNumber) return { score: ofNumber };
  return { score: ofLength, longestPause: Math.max(...pausesOf(session).map(({ duration }) => duration)) };
}

function scoreOfLength(session: Session): number {
  const { longSilenceSeconds } = speechNorms;
  const tooLong = pausesOf(session).reduce((sum, pause) => sum + Math.max(0, pause.duration - longSilenceSeconds), 0);
  return toHundredths(best * Math.max(0, 1 - (60 * tooLong) / session.spoken / mostWaiting));
}

const shareInside = ({ inside, all }: PausePlaces = { inside: 0, all: 0 }) => inside / Math.max(all, leastPauses);

const scoreOfPlaces = (places: PausePlaces | undefined) =>
  toHundredths(best - (best - worst) * Math.max(0, (shareInside(places) - free) / (1 - free)));

const pausesOf = ({ gaps, duration }: Session) => reportedPauses(gaps, duration);
