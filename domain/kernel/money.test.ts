import { expect, test } from 'vitest';
import { minus, money, moneyIn, plus, share, times } from './money.ts';

test('sums and differences stay whole cents', () => {
  expect(plus(money(1_999, 'EUR'), money(1, 'EUR'))).toEqual(money(2_000, 'EUR'));
  expect(minus(money(500, 'EUR'), money(700, 'EUR'))).toEqual(money(-200, 'EUR'));
  expect(times(money(1_680, 'USD'), 5)).toEqual(money(8_400, 'USD'));
});

test('refuses the sum of two currencies', () => {
  expect(() => plus(money(1, 'EUR'), money(1, 'USD'))).toThrow('EUR and USD have no sum');
});

test.each([
  [1_680, 1_900, 319],
  [50, 1_900, 10],
  [-50, 1_900, -10],
  [10, 500, 1],
  [0, 1_900, 0],
  [999, 10_000, 999],
])('%i cents at %i basis points are %i', (amount, basisPoints, part) => {
  expect(share(money(amount, 'EUR'), basisPoints)).toEqual(money(part, 'EUR'));
});

test('writes an amount as people of each language write it', () => {
  expect(moneyIn('de', money(125_000, 'EUR'))).toBe('1.250,00\u00a0€');
  expect(moneyIn('en', money(1_250, 'EUR'))).toBe('€12.50');
  expect(moneyIn('en', money(-5, 'USD'))).toBe('-US$0.05');
});
