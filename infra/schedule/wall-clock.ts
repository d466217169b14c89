const dayMs = 86_400_000;

/** A date and time as a clock on the wall shows them, as if it were UTC: its only use is arithmetic. In ms. */
export type WallTime = number;

/** What the clocks of an IANA time zone show at an instant (ms since 1970). */
export function wallTimeAt(instant: number, zone: string): WallTime {
  const parts = formatIn(zone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/**
 * When the clocks of the zone show this, in ms since 1970. What they show twice is the first time; what they skip is as
 * much later as the clocks were put forward (02:30 becomes 03:30), as calendars do it (RFC 5545, 3.3.5).
 */
export function instantOf(wall: WallTime, zone: string): number {
  const offsetAt = (instant: number) => wallTimeAt(instant, zone) - instant;
  const [before, after] = [offsetAt(wall - dayMs), offsetAt(wall + dayMs)];
  const [earlier, later] = [wall - Math.max(before, after), wall - Math.min(before, after)];
  if (wallTimeAt(earlier, zone) === wall) return earlier;
  return wallTimeAt(later, zone) === wall ? later : wall - before;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const fields = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, ...fields, ...time });
  formats.set(timeZone, made);
  return made;
}
