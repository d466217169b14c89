import type { ScorePart } from '#domain/sessions/contract/report.ts';
import { standardDeviation } from '../../audio/statistics.ts';
import { toHundredths } from '../curve.ts';
import type { JudgedSession } from '../judged-session.ts';
import { scoreOfPart } from '../part-rules.ts';
import { type Share, sharesOf } from './ten-seconds.ts';

/** Number of bootstrap samples (Efron 1979): enough for one decimal. */
const sessions = 200;
/** Minimum number of ten-second windows for an error. */
const leastShares = 3;

/**
 * Adds to each part its standard error in points (0..10), estimated by a block bootstrap: it draws 200 talks, with replacement,
 * from the talk's own ten-second windows; the error is the standard deviation of their scores. Deterministic.
 */
export function withErrors(parts: readonly ScorePart[], session: JudgedSession): readonly ScorePart[] {
  const aspect = parts.find(({ name }) => name === 'volume')?.aspect;
  const shares = sharesOf(session, aspect);
  return parts.map((part) => {
    const error = errorOf(part, shares[part.name] ?? [], session);
    return error === undefined ? part : { ...part, error };
  });
}

function errorOf(part: ScorePart, shares: readonly Share[], { norms }: JudgedSession): number | undefined {
  const { score, value, aspect } = part;
  const measured = measureIn(shares, aspect);
  if (score === null || value === null || shares.length < leastShares || measured === undefined) return undefined;
  const now = scoreOfPart(part, value, norms);
  const next = drawn(shares.length);
  const scores = Array.from({ length: sessions }, () => {
    const other = measureIn(
      shares.map(() => shares[next()] as Share),
      aspect,
    );
    // Only the change of the value is resampled; effects that windows do not contain (places of pauses) stay in `score`.
    const moved = other === undefined ? 0 : scoreOfPart(part, value + other - measured, norms) - now;
    return Math.min(10, Math.max(0, score + moved));
  });
  return toHundredths(standardDeviation(scores) ?? 0);
}

function measureIn(shares: readonly Share[], aspect: ScorePart['aspect']): number | undefined {
  const per = shares.reduce((sum, share) => sum + share.per, 0);
  if (per === 0) return undefined;
  const value = shares.reduce((sum, share) => sum + share.of, 0) / per;
  return aspect === 'even' ? Math.sqrt(value) : value;
}

/** A pseudo-random generator (Mulberry32) of whole numbers below `count`, with a fixed seed. */
function drawn(count: number): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * count);
  };
}
