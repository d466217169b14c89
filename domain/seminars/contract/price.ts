import type { Currency, Money } from '#domain/kernel/money.ts';

const signs: Readonly<Record<string, Currency>> = { '€': 'EUR', eur: 'EUR', euro: 'EUR', $: 'USD', usd: 'USD' };
const number = String.raw`(\d{1,3}(?:[.,\u00a0 ]\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?`;
const sign = '(€|eur|euro|\\$|usd)';
const after = new RegExp(`^${number}\\s*${sign}$`, 'i');
const before = new RegExp(`^${sign}\\s*${number}$`, 'i');

/** The amount in a price such as `120 EUR` or `1.200,50 €`; null if it contains none. */
export function priceIn(text: string): Money | null {
  const trimmed = text.trim();
  const [, one, two, three] = after.exec(trimmed) ?? [];
  const [, first, second, third] = before.exec(trimmed) ?? [];
  const [whole, part = '', currency] = one ? [one, two, three] : [second, third, first];
  if (!whole || !currency) return null;
  const known = signs[currency.toLowerCase()];
  return known
    ? { amount: Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0')), currency: known }
    : null;
}

/** The stored form: `120.50 EUR`. */
export const priceText = ({ amount, currency }: Money): string =>
  `${(amount / 100).toFixed(amount % 100 === 0 ? 0 : 2)} ${currency}`;
