import type { ScorePart } from '#domain/sessions/contract/report.ts';
import { standardDeviation } from '../../audio/statistics.ts';
import { toHundredths } from '../curve.ts';
import type { JudgedSession } from '../judged-session.ts';
import { scoreOfPart } from '../part-rules.ts';
import { type Share, sharesOf } from './ten-seconds.ts';

/** The number of resampled talks (Efron 1979): enough for one decimal. */
const sessions = 200;
/** Windows of ten seconds; with fewer nothing can be said. */
const leastShares = 3;

/**
 * How much each part would vary if the same person had spoken other ten-second windows of the same kind: the standard deviation of its
 * score over talks that are drawn from its own windows. The same talk always gives the same errors.
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
    // Figures that do not come from the windows (a last piece, places and lengths of pauses) stay unchanged.
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

/** Mulberry32: the same numbers for every talk. */
function drawn(count: number): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * count);
  };
}
