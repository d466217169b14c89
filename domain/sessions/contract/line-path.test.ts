import { expect, test } from 'vitest';
import { heightOf, linePath, rangeOf, rangeWith } from './line-path.ts';

const frame = { width: 100, height: 50, duration: 10, low: 0, high: 1 };

test('the line goes from left to right and from low to high', () => {
  const rising = [
    { offset: 0, value: 0 },
    { offset: 10, value: 1 },
  ];
  expect(linePath(rising, frame)).toBe('M0 50L100 0');
});

test('the line breaks at a pause of the voice', () => {
  const broken = [0.5, null, 0.5, 0.5].map((value, offset) => ({ offset, value }));
  expect(linePath(broken, frame)).toBe('M0 25M20 25L30 25');
});

test('draws a value beyond the frame at its edge', () => {
  expect(heightOf(7, frame)).toBe(0);
  expect(heightOf(-7, frame)).toBe(50);
});

test('a value beyond the frame breaks the line instead of bending it', () => {
  const jumping = [0.5, 7, 0.5].map((value, offset) => ({ offset, value }));
  expect(linePath(jumping, frame)).toBe('M0 25M20 25');
});

test('octave jumps do not flatten the whole curve', () => {
  const voice = Array.from({ length: 200 }, (_, offset) => ({
    offset,
    value: offset % 20 === 5 ? 480 : 110 + (offset % 20),
  }));
  const range = rangeOf(voice);
  expect(range?.high).toBeLessThan(140);
  expect(range?.low).toBeGreaterThan(100);
});

test('silence has no range', () => {
  expect(rangeOf([{ offset: 0, value: null }])).toBeUndefined();
});

test('a lane shows the whole good range, even if all values are far from it', () => {
  const range = rangeWith([{ offset: 0, value: 200 }], { from: 90, to: 150 });
  expect(range?.low).toBeLessThan(90);
  expect(range?.high).toBeGreaterThan(200);
});

test('an open end does not extend a lane, and without values there is no lane', () => {
  expect(rangeWith([{ offset: 0, value: 1 }], { from: null, to: 2 })?.high).toBeLessThan(2.3);
  expect(rangeWith([{ offset: 0, value: null }], { from: 1, to: 2 })).toBeUndefined();
});
