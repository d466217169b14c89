import { dayMs } from '#domain/kernel/durations.ts';

const terms = { day: 1, week: 7, month: 30, open: undefined };
export type Term = keyof typeof terms;

/** The end of the last day of a share, in the reader's time zone; null if it never ends. */
export function endOf(term: Term): string | null {
  const days = terms[term];
  if (days === undefined) return null;
  const end = new Date(Date.now() + days * dayMs);
  end.setHours(23, 59, 59, 0);
  return end.toISOString();
}
