import { expect, test } from 'vitest';
import { levelHistogram } from './level-histogram.ts';

test('a percentile is the level below which that share of the values lies', () => {
  const histogram = levelHistogram();
  for (let level = -100; level < 0; level++) histogram.add(level);
  expect(histogram.percentile(0)).toBeCloseTo(-100, 1);
  expect(histogram.percentile(0.1)).toBeCloseTo(-90, 1);
  expect(histogram.percentile(0.95)).toBeCloseTo(-5, 1);
  expect(histogram.percentile(1)).toBeCloseTo(-1, 1);
});

test('a removed level does not count', () => {
  const histogram = levelHistogram();
  histogram.add(-20);
  histogram.add(-50);
  histogram.remove(-50);
  expect(histogram.percentile(0)).toBeCloseTo(-20, 1);
});

test('levels beyond the scale count at its ends', () => {
  const histogram = levelHistogram();
  histogram.add(Number.NEGATIVE_INFINITY);
  histogram.add(60);
  expect(histogram.percentile(0)).toBeCloseTo(-101, 1);
  expect(histogram.percentile(1)).toBeCloseTo(6, 1);
});
