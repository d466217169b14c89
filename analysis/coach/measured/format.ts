import type { Locale } from '#domain/kernel/contract.ts';
import { asShown, decimalsOf } from '#domain/sessions/contract/measures.ts';
import type { ScorePart } from '#domain/sessions/contract/report.ts';
import { isInPercent } from './numbers.ts';

const tags = { de: 'de-DE', en: 'en-GB' } as const;

export const number = (locale: Locale, value: number, decimals: number): string =>
  new Intl.NumberFormat(tags[locale], { maximumFractionDigits: decimals }).format(value);

/** `from` and `to` are empty if the range is open. */
export type Figures = Readonly<{
  value: string;
  from: string;
  to: string;
  unit: ScorePart['unit'];
  aspect?: ScorePart['aspect'];
}>;

/** A part as the report shows it. */
export function figures(locale: Locale, { unit, value, good, aspect }: ScorePart): Figures {
  const read = (each: number | null) => (each === null ? '' : measure(locale, { unit, value: each }));
  return { value: read(value), from: read(good.from), to: read(good.to), unit, aspect };
}

type Measure = Readonly<{ unit: ScorePart['unit']; value: number }>;

/** Shares and ratios in percent. */
export function measure(locale: Locale, { unit, value }: Measure): string {
  const text = number(locale, asShown(unit, value), decimalsOf(unit));
  if (!isInPercent(unit)) return text;
  return locale === 'de' ? `${text}\u00a0%` : `${text}%`;
}

/** mm:ss; minutes may exceed 59. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/** A duration followed by "minutes": 0:30, 61:05. */
export const minutes = (seconds: number): string => clock(seconds).replace(/^0/, '');

export const moment = (seconds: number): string => `[${clock(seconds)}]`;
