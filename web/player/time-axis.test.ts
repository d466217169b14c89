import { expect, test } from 'vitest';
import { axisTicks, secondAt, shareOf } from './time-axis.ts';

const box = { left: 100, width: 400 };

test('a click in the middle of a lane means the middle of the talk', () => {
  expect(secondAt(300, box, 402)).toBe(201);
});

test('a drag beyond the lane stays at its first or last moment', () => {
  expect(secondAt(20, box, 402)).toBe(0);
  expect(secondAt(900, box, 402)).toBe(402);
});

test('a lane that is not laid out yet, or a talk of unknown length, means its beginning', () => {
  expect(secondAt(300, { left: 100, width: 0 }, 402)).toBe(0);
  expect(secondAt(300, box, Number.NaN)).toBe(0);
});

test('what was clicked is where the playhead then stands', () => {
  const second = secondAt(257, box, 402);
  expect(box.left + shareOf(second, 402) * box.width).toBeCloseTo(257, 9);
});

test.each([
  [12, 6, [0, 2, 4, 6, 8, 10]],
  [402, 5, [0, 90, 180, 270, 360]],
  [60, 6, [0, 10, 20, 30, 40, 50]],
  [7200, 5, [0, 1800, 3600, 5400]],
])('%d seconds are marked in steps that people count in', (duration, most, ticks) => {
  expect(axisTicks(duration, most)).toEqual(ticks);
});

test('a talk of unknown length has no marks', () => {
  expect(axisTicks(0, 5)).toEqual([]);
  expect(axisTicks(Number.NaN, 5)).toEqual([]);
});
