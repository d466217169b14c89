import { expect, test } from 'vitest';
import { calibratedVolume } from './calibrated-volume.ts';

test('14 dB more are 30 points of volume', () => {
  expect(calibratedVolume(0.2, 14)).toBe(0.5);
  expect(calibratedVolume(0.5, -14)).toBe(0.2);
});

test('a volume stays within the scale, and a volume of zero stays zero', () => {
  expect([calibratedVolume(0.9, 20), calibratedVolume(0.1, -20), calibratedVolume(0, 20)]).toEqual([1, 0, 0]);
});
