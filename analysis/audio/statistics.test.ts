import { expect, test } from 'vitest';
import { mean, percentile, standardDeviation } from './statistics.ts';

test('a percentile lies between two ranks in proportion', () => {
  expect(percentile([40, 10, 30, 20], 0.5)).toBe(25);
  expect(percentile([10, 20, 30, 40, 50], 0.9)).toBe(46);
  expect(percentile([7], 0.1)).toBe(7);
});

test('the deviation is that of the population', () => {
  expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2);
});

test('of nothing there is no statistic', () => {
  expect([mean([]), standardDeviation([]), percentile([], 0.5)]).toEqual([null, null, null]);
});
