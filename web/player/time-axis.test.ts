import { expect, test } from 'vitest';
import { axisTicks, secondAt, shareOf } from './time-axis.ts';

const box = { left: 100, width: 400 };

test('a click in the middle of a lane is the middle of the talk', () => {
  expect(secondAt(300, box, 402)).toBe(201);
});

test('a drag beyond the lane stops at the beginning or the end', () => {
  expect(secondAt(20, box, 402)).toBe(0);
  expect(secondAt(900, box, 402)).toBe(402);
});

test('gives 0 for a lane without a width or a talk of unknown length', () => {
  expect(secondAt(300, { left: 100, width: 0 }, 402)).toBe(0);
  expect(secondAt(300, box, Number.NaN)).toBe(0);
});

test('puts the playhead where the person clicked', () => {
  const second = secondAt(257, box, 402);
  expect(box.left + shareOf(second, 402) * box.width).toBeCloseTo(257, 9);
});

test.each([
  [12, 6, [0, 2, 4, 6, 8, 10]],
  [402, 5, [0, 90, 180, 270, 360]],
  [60, 6, [0, 10, 20, 30, 40, 50]],
  [7200, 5, [0, 1800, 3600, 5400]],
])('marks %d seconds in round steps', (duration, most, ticks) => {
  expect(axisTicks(duration, most)).toEqual(ticks);
});

test('draws no marks for a talk of unknown length', () => {
  expect(axisTicks(0, 5)).toEqual([]);
  expect(axisTicks(Number.NaN, 5)).toEqual([]);
});
