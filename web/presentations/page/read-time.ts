/** The unit of a number without a colon: 1 for seconds (a slide), 60 for minutes (a talk). */
type Unit = 1 | 60;

/** Seconds from `1:30`, or from a plain number in `unit`; null for an empty text, undefined for anything else. */
export function readTime(text: string, unit: Unit): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(typed) ?? [];
  if (minutes !== undefined) return Number(minutes) * 60 + Number(seconds);
  return /^\d{1,4}([.,]\d)?$/.test(typed) ? Math.round(Number(typed.replace(',', '.')) * unit) : undefined;
}
