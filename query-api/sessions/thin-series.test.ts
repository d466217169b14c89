import { expect, test } from 'vitest';
import { thinPeaks, thinToSamples } from './thin-series.ts';

const series = (...values: (number | null)[]) => ({ t0: 0, dt: 1, values });

test('keeps a short series', () => {
  expect(thinToSamples(series(1, null, 3), 50)).toEqual([
    { offset: 0, value: 1 },
    { offset: 1, value: null },
    { offset: 2, value: 3 },
  ]);
});

test('shows a long series as the means of its stretches, each at its middle', () => {
  expect(thinToSamples(series(1, 3, 5, 7), 2)).toEqual([
    { offset: 0.5, value: 2 },
    { offset: 2.5, value: 6 },
  ]);
});

test('a stretch that is mostly unvoiced has no value', () => {
  expect(thinToSamples(series(200, null, null, 100, 100, null), 2)).toEqual([
    { offset: 1, value: null },
    { offset: 4, value: 100 },
  ]);
});

test('keeps an empty series', () => {
  expect(thinToSamples(series(), 50)).toEqual([]);
  expect(thinPeaks(series(), 50)).toEqual({ t0: 0, dt: 1, values: [] });
});

test('keeps a peak, however few points are shown', () => {
  expect(thinPeaks(series(0.1, 0.9, 0.2, 0.3, 0.1, 0.1), 3)).toEqual({ t0: 0, dt: 2, values: [0.9, 0.3, 0.1] });
});

test('covers everything with stretches of unequal length', () => {
  const values = Array.from({ length: 1001 }, (_, index) => index);
  const thinned = thinPeaks({ t0: 0, dt: 0.01, values }, 50);
  expect(thinned.values).toHaveLength(50);
  expect(thinned.values.at(-1)).toBe(1000);
  expect(thinned.dt * 50).toBeCloseTo(10.01);
});
