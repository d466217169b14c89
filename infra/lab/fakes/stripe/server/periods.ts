import { dayMs } from '#domain/kernel/durations.ts';
/** Adds months to a time, in seconds, at the same time of day in UTC. In a shorter month the result is its last day. */
export function monthsAfter(start: number, months: number): number {
  const from = new Date(start * 1_000);
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  const timeOfDay = from.getTime() % dayMs;
  return Math.floor((Date.UTC(from.getUTCFullYear(), month, day) + timeOfDay) / 1_000);
}

const monthsOf = { month: 1, year: 12 } as const;

/** The end of the period with this number, from 0; counted from the anchor, so that a period on the 31st returns to the 31st after February. */
export const periodEnd = (anchor: number, interval: 'month' | 'year', index: number): number =>
  monthsAfter(anchor, monthsOf[interval] * (index + 1));

export const daySeconds = 86_400;
