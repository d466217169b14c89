import type { Advice } from '#domain/sessions/contract/report.ts';

/** A stretch of the talk: `offset` and `duration` in seconds. */
export type Moment = Advice['moments'][number];

/** A stretch of the talk; a greater weight is a clearer example. */
export type Candidate = Moment & Readonly<{ weight: number }>;

const most = 5;

/**
 * The five moments with the greatest weight, in this order, without overlaps and limited to the talk. Ties prefer the shorter, then
 * the earlier one.
 */
export function mostTelling(candidates: readonly Candidate[], duration: number): Moment[] {
  const ranked = [...candidates].sort((a, b) => b.weight - a.weight || a.duration - b.duration || a.offset - b.offset);
  const moments: Moment[] = [];
  for (const candidate of ranked) {
    const moment = within(candidate, duration);
    if (moment.duration > 0 && !moments.some((other) => overlaps(moment, other))) moments.push(moment);
    if (moments.length === most) break;
  }
  return moments;
}

function within({ offset, duration }: Moment, sessionDuration: number): Moment {
  const from = Math.max(0, offset);
  return { offset: rounded(from), duration: rounded(Math.min(sessionDuration, offset + duration) - from) };
}

const overlaps = (a: Moment, b: Moment) => a.offset < b.offset + b.duration && b.offset < a.offset + a.duration;

const rounded = (seconds: number) => Math.round(seconds * 1_000) / 1_000;
