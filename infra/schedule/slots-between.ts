import { Cron } from 'croner';

/** The times of a cron pattern, in UTC, after `after` and up to `until` (inclusive), in order. */
export function slotsBetween(timetable: string, after: Date, until: Date): readonly Date[] {
  const times = new Cron(timetable, { timezone: 'UTC' });
  const slots: Date[] = [];
  for (let slot = times.nextRun(after); slot && slot <= until; slot = times.nextRun(slot)) slots.push(slot);
  return slots;
}
