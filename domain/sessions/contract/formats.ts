import { percentOf } from '#domain/participation/contract/progress.ts';
import { clockTime } from './clock-time.ts';

/** Made when it is first used: a formatter costs a slow phone about 10 ms. */
function lazily<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Formats numbers, dates and sizes for a language; dates in the reader's time zone by default. */
export function formatsFor(locale: string, timeZone?: string) {
  const tag = locale === 'de' ? 'de-DE' : 'en-GB';
  const number = (options: Intl.NumberFormatOptions) => lazily(() => new Intl.NumberFormat(tag, options));
  const date = (options: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(tag, { ...options, timeZone }));
  const decimals = (digits: number) => number({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  const [whole, tenths, hundredths] = [decimals(0), decimals(1), decimals(2)];
  const upToTenths = number({ maximumFractionDigits: 1 });
  const plain = number({ maximumFractionDigits: 2 });
  const percentTenths = number({ style: 'percent', maximumFractionDigits: 1 });
  const percent = number({ style: 'percent', maximumFractionDigits: 0 });
  const long = date({ dateStyle: 'long', timeStyle: 'short' });
  const day = date({ dateStyle: 'long' });
  const month = date({ month: 'long', year: 'numeric' });
  const ofYear = date({ day: 'numeric', month: 'short' });
  const short = date({ dateStyle: 'short' });
  const exact = date({ dateStyle: 'medium', timeStyle: 'medium' });
  const medium = date({ day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });

  return {
    clock: clockTime,
    number: (value: number) => plain().format(value),
    whole: (value: number | bigint) => whole().format(value),
    tenths: (value: number) => tenths().format(value),
    hundredths: (value: number) => hundredths().format(value),
    /** A share, 0..1, to a tenth of a percent. */
    percentTenths: (share: number) => percentTenths().format(share),
    /** A share, 0..1. */
    percent: (share: number) => percent().format(share),
    /** The progress of work, rounded down: 100 % means done. */
    progress: (share: number) => percent().format(percentOf(share) / 100),
    day: (iso: string) => day().format(new Date(iso)),
    /** `November 2026`. */
    month: (iso: string) => month().format(new Date(iso)),
    /** For narrow columns: without the year if it is the current one. */
    shortDay: (iso: string, now: Date) =>
      (iso.slice(0, 4) === now.toISOString().slice(0, 4) ? ofYear : short)().format(new Date(iso)),
    dateTime: (iso: string) => long().format(new Date(iso)),
    shortDateTime: (iso: string) => medium().format(new Date(iso)),
    /** To the second, for logs. */
    exactTime: (iso: string) => exact().format(new Date(iso)),
    /** In bytes, kB, MB or GB (powers of 1,000), as limits are stated. */
    size(bytes: number): string {
      if (bytes < 1e3) return `${whole().format(bytes)} B`;
      const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'kB'] : bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
      return `${(value < 10 ? upToTenths : whole)().format(value)} ${unit}`;
    },
  };
}

export type Formats = ReturnType<typeof formatsFor>;
