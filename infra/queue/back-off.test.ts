import { expect, test } from 'vitest';
import { backOff } from './back-off.ts';

test('retries after 10 s, 1 min and 5 min, and never sooner after that', () => {
  expect([1, 2, 3, 4, 9].map((attempt) => backOff(attempt, undefined, () => 0))).toEqual([
    10_000, 60_000, 300_000, 300_000, 300_000,
  ]);
});

test('spreads retries over a quarter of the pause', () => {
  expect(backOff(1, undefined, () => 0.999_999)).toBe(12_500);
  expect(backOff(1, undefined, () => 0.5)).toBe(11_250);
});
