import { expect, test } from 'vitest';
import { fullHeight, meanWithin, valueAt, waveBars } from './samples.ts';

const pitch = [
  { offset: 0, value: 110 },
  { offset: 1, value: null },
  { offset: 2, value: 130 },
];

test('a moment has the latest value before it', () => {
  expect(valueAt(pitch, 0.9)).toBe(110);
  expect(valueAt(pitch, 2)).toBe(130);
  expect(valueAt(pitch, 99)).toBe(130);
});

test('an unvoiced moment has no value; a talk without a series has none', () => {
  expect(valueAt(pitch, 1.5)).toBeNull();
  expect(valueAt([], 1)).toBeNull();
});

test('a bar shows the mean of its stretch', () => {
  expect(waveBars({ t0: 0, dt: 1, values: [0.25, 0.75, 0.25, 0] }, 4, 2)).toEqual([0.5, 0.125]);
});

test('repeats values if there are more bars than values', () => {
  expect(waveBars({ t0: 0, dt: 2, values: [0.5, 0.25] }, 4, 4)).toEqual([0.5, 0.5, 0.25, 0.25]);
});

test('a talk without sound or length is a flat line', () => {
  expect(waveBars({ t0: 0, dt: 1, values: [] }, 10, 3)).toEqual([0, 0, 0]);
  expect(waveBars({ t0: 0, dt: 1, values: [1] }, 0, 2)).toEqual([0, 0]);
});

test('one click does not flatten the shape of a talk', () => {
  const session = Array.from({ length: 100 }, (_, bar) => (bar === 50 ? 1 : 0.2));
  expect(fullHeight(session)[3]).toBe(1);
});

test('silence stays flat', () => {
  expect(fullHeight([0, 0, 0])).toEqual([0, 0, 0]);
});

test('a minute has the mean of its values, or none', () => {
  const pace = { t0: 2.5, dt: 5, values: [100, null, 140, 200] };
  expect(meanWithin(pace, { offset: 0, duration: 15 })).toBe(120);
  expect(meanWithin(pace, { offset: 5, duration: 5 })).toBeNull();
});
