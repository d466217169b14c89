import { Cron } from 'croner';
import type { NotificationSettings } from '#domain/notifications/contract/settings.ts';

type Quiet = NotificationSettings['quietHours'];

const usualZone = 'Europe/Berlin';
/** When the mail of a day goes out, on the clock of the person. */
const digestAt = '08:00';

/** At once, or when the quiet hours are over. In ms since 1970. */
export function timeToSend(now: number, quiet: Quiet): number {
  if (!quiet) return now;
  const { from, to, timeZone } = quiet;
  const time = clockAt(now, timeZone);
  const isQuiet = from <= to ? from <= time && time < to : from <= time || time < to;
  return isQuiet ? next(to, { timeZone, now }) : now;
}

/** The next morning's mail that takes in what comes now. */
export const nextDigest = (now: number, quiet: Quiet): number =>
  next(digestAt, { timeZone: quiet?.timeZone ?? usualZone, now });

/** `hh:mm` on the clocks of the IANA time zone. */
const clockAt = (now: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now);

type From = Readonly<{ timeZone: string; now: number }>;

/** When the clocks show `hh:mm` for the next time after `now`. */
function next(time: string, { timeZone, now }: From): number {
  const [hours, minutes] = time.split(':').map(Number);
  const at = new Cron(`${minutes} ${hours} * * *`, { timezone: timeZone }).nextRun(new Date(now));
  if (!at) throw new Error(`no clock shows ${time}`);
  return at.getTime();
}
