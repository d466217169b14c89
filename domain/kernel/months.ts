import { dayMs } from './durations.ts';
/** Adds months to a moment at the same time of day in UTC; on the month's last day where it is shorter. */
export function monthsAfter(moment: string, months: number): string {
  const from = new Date(moment);
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  return new Date(Date.UTC(from.getUTCFullYear(), month, day) + (from.getTime() % dayMs)).toISOString();
}
