import type { NotificationSettings } from '#domain/notifications/settings.ts';
import { instantOf, wallTimeAt } from '#infra/schedule/wall-clock.ts';

type Quiet = NotificationSettings['quietHours'];

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const usualZone = 'Europe/Berlin';
/** When the mail of a day goes out, on the clock of the person. */
const digestAt = 8 * 60 * minuteMs;

/** At once, or when the quiet hours are over. In ms since 1970. */
export function timeToSend(now: number, quiet: Quiet): number {
  if (!quiet) return now;
  const [from, to] = [ofDay(quiet.from), ofDay(quiet.to)];
  const wall = wallTimeAt(now, quiet.timeZone);
  const midnight = Math.floor(wall / dayMs) * dayMs;
  const time = wall - midnight;
  if (from <= to) return time >= from && time < to ? instantOf(midnight + to, quiet.timeZone) : now;
  if (time >= from) return instantOf(midnight + dayMs + to, quiet.timeZone);
  return time < to ? instantOf(midnight + to, quiet.timeZone) : now;
}

/** The next morning's mail that takes in what comes now. */
export function nextDigest(now: number, quiet: Quiet): number {
  const zone = quiet?.timeZone ?? usualZone;
  const wall = wallTimeAt(now, zone);
  const today = Math.floor(wall / dayMs) * dayMs + digestAt;
  return instantOf(wall < today ? today : today + dayMs, zone);
}

function ofDay(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * minuteMs;
}
