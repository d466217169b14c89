import { expect, test } from 'vitest';
import { volumeOf, volumeSeries } from './volume.ts';

test.each([
  [-40, 0.2],
  [-26, 0.5],
  [-12, 0.8],
])('%d dBFS is a volume of %d', (level, volume) => {
  expect(volumeOf(level)).toBeCloseTo(volume, 9);
});

test.each([
  [-120, 0],
  [0, 1],
])('limits the scale: %d dBFS is %d', (level, volume) => {
  expect(volumeOf(level)).toBe(volume);
});

test('the series has one value in the middle of each tenth of a second, with three decimals', () => {
  expect(volumeSeries(Float32Array.of(-26.1, -40))).toEqual({ t0: 0.05, dt: 0.1, values: [0.498, 0.2] });
});
