import { dayMs } from './durations.ts';
/** Adds months, at the same time of day in UTC. In a shorter month the result is its last day. */
export function monthsAfter(moment: string, months: number): string {
  const from = new Date(moment);
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  return new Date(Date.UTC(from.getUTCFullYear(), month, day) + (from.getTime() % dayMs)).toISOString();
}
