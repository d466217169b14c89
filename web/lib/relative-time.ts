const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;
/** One constant: a month is 30 days. */
const month = 30 * day;

const units = [
  ['month', month],
  ['week', week],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/** `vor 3 Minuten`, `vor 2 Wochen`; undefined for less than a minute and for a future time (clock skew). */
export function relativeTime(iso: string, locale: string, now: number = Date.now()): string | undefined {
  const passed = now - Date.parse(iso);
  const unit = units.find(([, length]) => passed >= length);
  if (!unit) return undefined;
  const [name, length] = unit;
  return new Intl.RelativeTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB').format(-Math.floor(passed / length), name);
}
