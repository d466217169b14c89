import { clockTime } from './clock-time.ts';

/** Numbers, dates and sizes as a language writes them; dates in the reader's own time zone where none is named. */
export function formatsFor(locale: string, timeZone?: string) {
  const tag = locale === 'de' ? 'de-DE' : 'en-GB';
  const decimals = (digits: number) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const [whole, tenths, hundredths] = [decimals(0), decimals(1), decimals(2)];
  const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const thousandths = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const long = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const medium = new Intl.DateTimeFormat(tag, {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });

  return {
    clock: clockTime,
    number: (value: number) => plain.format(value),
    whole: (value: number) => whole.format(value),
    tenths: (value: number) => tenths.format(value),
    /** At most three decimals. */
    thousandths: (value: number) => thousandths.format(value),
    hundredths: (value: number) => hundredths.format(value),
    /** A share, 0..1. */
    percent: (share: number) => percent.format(share),
    dateTime: (iso: string) => long.format(new Date(iso)),
    shortDateTime: (iso: string) => medium.format(new Date(iso)),
    /** Millions of bytes, as the limit of an upload is stated. */
    megabytes: (bytes: number) => `${bytes < 10_000_000 ? tenths.format(bytes / 1e6) : whole.format(bytes / 1e6)} MB`,
  };
}

export type Formats = ReturnType<typeof formatsFor>;
