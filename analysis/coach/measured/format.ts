import type { Locale } from '#domain/kernel/contract.ts';
import { decimalsOf } from '#domain/sessions/contract/measures.ts';
import type { ScorePart } from '#domain/sessions/contract/report.ts';
import { isInPercent, shown } from './numbers.ts';

const tags = { de: 'de-DE', en: 'en-GB' } as const;

export const number = (locale: Locale, value: number, decimals: number): string =>
  new Intl.NumberFormat(tags[locale], { maximumFractionDigits: decimals }).format(value);

const mostDecimals = 1;

/** `from` and `to` are empty where the range is open. */
export type Figures = Readonly<{
  value: string;
  from: string;
  to: string;
  unit: ScorePart['unit'];
  aspect?: ScorePart['aspect'];
}>;

/** A part as it is read, with so many decimals that a value beside the good range does not look like its edge. */
export function figures(locale: Locale, { unit, value, good, aspect }: ScorePart): Figures {
  const edges = [good.from, good.to].filter((edge) => edge !== null && edge !== value);
  let decimals: number = decimalsOf(unit);
  const read = (each: number | null) => (each === null ? '' : measure(locale, { unit, value: each, decimals }));
  while (decimals < mostDecimals && edges.some((edge) => read(edge) === read(value))) decimals += 1;
  return { value: read(value), from: read(good.from), to: read(good.to), unit, aspect };
}

type Measure = Readonly<{ unit: ScorePart['unit']; value: number; decimals?: number }>;

/** Shares and ratios in percent. */
export function measure(locale: Locale, { unit, value, decimals = decimalsOf(unit) }: Measure): string {
  const text = number(locale, shown(unit, value), decimals);
  if (!isInPercent(unit)) return text;
  return locale === 'de' ? `${text}\u00a0%` : `${text}%`;
}

/** mm:ss; minutes go on beyond 59. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/** A duration to be read before "minutes": 0:30, 61:05. */
export const minutes = (seconds: number): string => clock(seconds).replace(/^0/, '');

export const moment = (seconds: number): string => `[${clock(seconds)}]`;
