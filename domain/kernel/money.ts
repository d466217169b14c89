import * as z from 'zod/mini';
import type { Locale } from './contract.ts';

export const currencies = ['EUR', 'USD'] as const;
export const Currency = z.enum(currencies);
export type Currency = z.output<typeof Currency>;

/** An amount in minor units (cents), never a fraction of one. Below 0: a credit. */
export const Money = z.object({ amount: z.int(), currency: Currency });
export type Money = Readonly<z.output<typeof Money>>;

/** As people write it: `12,50 €`, `€12.50`. */
export const moneyIn = (locale: Locale, { amount, currency }: Money): string =>
  new Intl.NumberFormat(languages[locale], { style: 'currency', currency }).format(amount / minorUnits);

const languages: Readonly<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB' };
const minorUnits = 100;

export const money = (amount: number, currency: Currency): Money => ({ amount, currency });

/** @throws RangeError if the currencies differ */
export function plus(one: Money, other: Money): Money {
  if (one.currency !== other.currency) throw new RangeError(`${one.currency} and ${other.currency} have no sum`);
  return { ...one, amount: one.amount + other.amount };
}

export const times = ({ amount, currency }: Money, count: number): Money => ({ amount: amount * count, currency });

export const minus = (one: Money, other: Money): Money => plus(one, times(other, -1));

/** Basis points of 100 %. */
export const wholeOfRate = 10_000;
/** Hundredths of a percent: 1900 is 19 %. */
export const BasisPoints = z.int().check(z.gte(0), z.lte(wholeOfRate));

/** A fraction of an amount, rounded half away from zero, as invoices round. */
export function share({ amount, currency }: Money, basisPoints: number): Money {
  const part = Math.round((Math.abs(amount) * basisPoints) / wholeOfRate);
  return { amount: amount < 0 ? -part : part, currency };
}
