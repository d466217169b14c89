/** The unit of a plain number: seconds for a slide, minutes for a talk. */
type Unit = 1 | 60;

/** `45`, `1:30` or nothing at all, as seconds; undefined where it is no time. */
export function readTime(text: string, unit: Unit): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(typed) ?? [];
  if (minutes !== undefined) return Number(minutes) * 60 + Number(seconds);
  return /^\d{1,4}([.,]\d)?$/.test(typed) ? Math.round(Number(typed.replace(',', '.')) * unit) : undefined;
}
