import { dayMs } from '#domain/kernel/durations.ts';

/** Calendar days between two times, in the reader's time zone. */
function daysBetween(earlier: Date, later: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(later) - midnight(earlier)) / dayMs);
}

const shownAsDay = 6;

/** `heute, 10:12`, `gestern, 10:12`, `Dienstag, 10:12`; undefined for days after today and for days more than six days ago. */
export function relativeDay(iso: string, locale: string, now: Date = new Date()): string | undefined {
  const date = new Date(iso);
  const days = daysBetween(date, now);
  if (days < 0 || days > shownAsDay) return undefined;
  const tag = locale === 'de' ? 'de-DE' : 'en-GB';
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' }).format(date);
  const day =
    days < 2
      ? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-days, 'day')
      : new Intl.DateTimeFormat(tag, { weekday: 'long' }).format(date);
  return `${day}, ${time}`;
}
