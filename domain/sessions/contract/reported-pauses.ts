import { speechNorms } from './norms.ts';

type Pause = Readonly<{ offset: number; duration: number }>;

/** The pauses of the report: 2 s or longer, between the first and the last word. Seconds. */
export function reportedPauses<P extends Pause>(gaps: readonly P[], sessionDuration: number): readonly P[] {
  return gaps.filter((gap) => isPause(gap) && isWithinSession(gap, sessionDuration));
}

/** Long enough to be a pause. */
export const isPause = ({ duration }: Pick<Pause, 'duration'>): boolean => duration >= speechNorms.pauseSeconds;

/** Between speech: somebody has spoken before it, and speaks after it. */
export function isWithinSession({ offset, duration }: Pause, sessionDuration: number): boolean {
  return offset > 0 && toMilliseconds(offset + duration) < toMilliseconds(sessionDuration);
}

/** From the first to the last spoken sound, seconds. Rates use this span, because silence around a talk is not part of it. */
export function spokenSpan(gaps: readonly Pause[], sessionDuration: number): Readonly<{ from: number; to: number }> {
  const before = gaps.find(({ offset }) => offset <= 0);
  const after = gaps.find((gap) => !isWithinSession(gap, sessionDuration) && gap.offset > 0);
  const from = before ? Math.min(sessionDuration, before.duration) : 0;
  return { from, to: Math.max(from, after?.offset ?? sessionDuration) };
}

/** Seconds from `spokenSpan`. */
export function spokenSeconds(gaps: readonly Pause[], sessionDuration: number): number {
  const { from, to } = spokenSpan(gaps, sessionDuration);
  return to - from;
}

/** How much a gap counts as a pause: fully from 2 s on, not at all up to 1 s, partly in between. */
export function pauseShare({ duration }: Pick<Pause, 'duration'>): number {
  const { pauseSeconds, breakSeconds } = speechNorms;
  return Math.min(1, Math.max(0, (duration - breakSeconds) / (pauseSeconds - breakSeconds)));
}

/** Pauses a minute, to 2 decimals. A pause of 1 to 2 s counts in part. Null if nothing was said. */
export function pauseRate(gaps: readonly Pause[], sessionDuration: number): number | null {
  const seconds = spokenSeconds(gaps, sessionDuration);
  const pauses = gaps
    .filter((gap) => isWithinSession(gap, sessionDuration))
    .reduce((sum, gap) => sum + pauseShare(gap), 0);
  return seconds <= 0 ? null : Math.round((6_000 * pauses) / seconds) / 100;
}

const toMilliseconds = (seconds: number) => Math.round(seconds * 1_000);
