import { expect, test } from 'vitest';
import { priceIn, priceText } from './price.ts';

test.each([
  ['120 €', 12_000, 'EUR'],
  ['120 EUR', 12_000, 'EUR'],
  ['49,90 €', 4_990, 'EUR'],
  ['49.9 EUR', 4_990, 'EUR'],
  ['1.200,50 €', 120_050, 'EUR'],
  ['1,200 USD', 120_000, 'USD'],
  ['$80', 8_000, 'USD'],
  ['0 EUR', 0, 'EUR'],
] as const)('%s is an amount with a currency', (text, amount, currency) =>
  expect(priceIn(text)).toEqual({ amount, currency }),
);

test.each(['', 'frei', 'auf Anfrage', '120', '10 € pro Woche', '1,2345 €'])('%s is no amount with a currency', (text) =>
  expect(priceIn(text)).toBeNull(),
);

test('the stored form of an amount has the same value', () => {
  for (const amount of [0, 5, 100, 4_990, 1_234_567])
    expect(priceIn(priceText({ amount, currency: 'EUR' }))).toEqual({ amount, currency: 'EUR' });
});
