import { expect, test } from 'vitest';
import { type Curve, scoreOn } from './curve.ts';

const pauses: Curve = { good: { from: 2, to: 6 }, zeroBelow: 0, zeroAbove: 12 };

test.each([2, 3.7, 6])('%d within the good range scores ten', (value) => {
  expect(scoreOn(pauses, value)).toBe(10);
});

test.each([
  [1, 5],
  [0.5, 2.5],
  [9, 5],
  [10, 3.33],
])('%d outside the good range loses in proportion to its distance', (value, score) => {
  expect(scoreOn(pauses, value)).toBe(score);
});

test.each([0, -1, 12, 40])('%d at or beyond the end of the curve scores zero', (value) => {
  expect(scoreOn(pauses, value)).toBe(0);
});

test('without a lower limit, the lowest value scores ten', () => {
  const fillers: Curve = { good: { from: null, to: 2 }, zeroBelow: 0, zeroAbove: 10 };
  expect([0, 2, 6, 10].map((value) => scoreOn(fillers, value))).toEqual([10, 10, 5, 0]);
});
