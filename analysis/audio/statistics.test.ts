import { expect, test } from 'vitest';
import { mean, percentile, standardDeviation } from './statistics.ts';

test('interpolates a percentile between two ranks', () => {
  expect(percentile([40, 10, 30, 20], 0.5)).toBe(25);
  expect(percentile([10, 20, 30, 40, 50], 0.9)).toBe(46);
  expect(percentile([7], 0.1)).toBe(7);
});

test('returns the standard deviation of the population', () => {
  expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2);
});

test('returns null for an empty list', () => {
  expect([mean([]), standardDeviation([]), percentile([], 0.5)]).toEqual([null, null, null]);
});
