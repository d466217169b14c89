import { instantOf, wallTimeAt } from './wall-clock.ts';

/** `minute` of each hour; `at` is `hh:mm` on the clocks of the IANA time zone. */
export type Timetable =
  | Readonly<{ every: 'minute' }>
  | Readonly<{ every: 'hour'; minute: number }>
  | Readonly<{ every: 'day'; at: string; zone: string }>;

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

/**
 * The times of the timetable after `after`, up to and with `until`, in order. Minutes and hours pass on every day alike:
 * one of 23 hours has 23. A time of day comes once a day, on days when the clocks change too.
 */
export function slotsBetween(timetable: Timetable, after: Date, until: Date): readonly Date[] {
  const range = { after: after.getTime(), until: until.getTime() };
  switch (timetable.every) {
    case 'minute':
      return regular(range, minuteMs, 0);
    case 'hour':
      return regular(range, hourMs, timetable.minute * minuteMs);
    case 'day':
      return daily(range, timetable);
  }
}

type Range = Readonly<{ after: number; until: number }>;

function regular({ after, until }: Range, step: number, offset: number): readonly Date[] {
  const slots: Date[] = [];
  const first = Math.floor((after - offset) / step + 1) * step + offset;
  for (let at = first; at <= until; at += step) slots.push(new Date(at));
  return slots;
}

function daily({ after, until }: Range, { at, zone }: Extract<Timetable, { every: 'day' }>): readonly Date[] {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const timeOfDay = hours * hourMs + minutes * minuteMs;
  const midnight = Math.floor(wallTimeAt(after, zone) / dayMs) * dayMs;
  const last = wallTimeAt(until, zone);
  const slots: Date[] = [];
  for (let day = midnight; day <= last; day += dayMs) {
    const slot = instantOf(day + timeOfDay, zone);
    if (slot > after && slot <= until) slots.push(new Date(slot));
  }
  return slots;
}
