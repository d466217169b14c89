import { Cron } from 'croner';
import type { NotificationSettings } from '#domain/notifications/contract/settings.ts';

type Quiet = NotificationSettings['quietHours'];

const usualZone = 'Europe/Berlin';
/** When the daily mail goes out, in the person's time zone. */
const digestAt = '08:00';

/** Now, or the end of the quiet hours. In ms since 1970. */
export function timeToSend(now: number, quiet: Quiet): number {
  if (!quiet) return now;
  const { from, to, timeZone } = quiet;
  const time = clockAt(now, timeZone);
  const isQuiet = from <= to ? from <= time && time < to : from <= time || time < to;
  return isQuiet ? next(to, { timeZone, now }) : now;
}

/** When the daily mail goes out that includes a notification of `now`. In ms since 1970. */
export const nextDigest = (now: number, quiet: Quiet): number =>
  next(digestAt, { timeZone: quiet?.timeZone ?? usualZone, now });

/** The local time `hh:mm` in this IANA time zone. */
const clockAt = (now: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now);

type From = Readonly<{ timeZone: string; now: number }>;

/** The next time after `now` at which the local time is `hh:mm`. In ms since 1970. */
function next(time: string, { timeZone, now }: From): number {
  const [hours, minutes] = time.split(':').map(Number);
  const at = new Cron(`${minutes} ${hours} * * *`, { timezone: timeZone }).nextRun(new Date(now));
  if (!at) throw new Error(`no clock shows ${time}`);
  return at.getTime();
}
