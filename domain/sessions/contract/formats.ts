import { percentOf } from '#domain/participation/contract/progress.ts';
import { clockTime } from './clock-time.ts';

/** Formats numbers, dates and sizes for a language; dates in the reader's time zone by default. */
export function formatsFor(locale: string, timeZone?: string) {
  const tag = locale === 'de' ? 'de-DE' : 'en-GB';
  const decimals = (digits: number) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const [whole, tenths, hundredths] = [decimals(0), decimals(1), decimals(2)];
  const upToTenths = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const percentTenths = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const long = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone });
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone });
  const ofYear = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone });
  const short = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeZone });
  const exact = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium', timeZone });
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
    whole: (value: number | bigint) => whole.format(value),
    tenths: (value: number) => tenths.format(value),
    hundredths: (value: number) => hundredths.format(value),
    /** A share, 0..1, to a tenth of a percent. */
    percentTenths: (share: number) => percentTenths.format(share),
    /** A share, 0..1. */
    percent: (share: number) => percent.format(share),
    /** The progress of work, rounded down: 100 % means done. */
    progress: (share: number) => percent.format(percentOf(share) / 100),
    day: (iso: string) => day.format(new Date(iso)),
    /** `November 2026`. */
    month: (iso: string) => month.format(new Date(iso)),
    /** For narrow columns: without the year if it is the current one. */
    shortDay: (iso: string, now: Date) =>
      (iso.slice(0, 4) === now.toISOString().slice(0, 4) ? ofYear : short).format(new Date(iso)),
    dateTime: (iso: string) => long.format(new Date(iso)),
    shortDateTime: (iso: string) => medium.format(new Date(iso)),
    /** To the second, for logs. */
    exactTime: (iso: string) => exact.format(new Date(iso)),
    /** In bytes, kB, MB or GB (powers of 1,000), as limits are stated. */
    size(bytes: number): string {
      if (bytes < 1e3) return `${whole.format(bytes)} B`;
      const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'kB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
      return `${(value < 10 ? upToTenths : whole).format(value)} ${unit}`;
    },
  };
}

export type Formats = ReturnType<typeof formatsFor>;
