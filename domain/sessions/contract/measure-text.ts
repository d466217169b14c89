import type { Formats } from './formats.ts';
import { asShown, decimalsOf, type Unit } from './measures.ts';

/** A formatted figure without the name of its unit; percent have their sign. It rounds like `asShown`, which judges. */
export function figureText(unit: Unit, value: number, { whole, tenths, percent, percentTenths }: Formats): string {
  if (unit === 'ratio') return percentTenths(value);
  if (unit === 'share') return percent(value);
  if (unit === 'percent') return percent(asShown(unit, value) / 100);
  return (decimalsOf(unit) === 0 ? whole : tenths)(asShown(unit, value));
}

/** One end of a good range: 2 instead of 2.0. */
export const limitText = (unit: Unit, value: number, formats: Formats): string =>
  unit === 'per_minute' ? formats.number(value) : figureText(unit, value, formats);
