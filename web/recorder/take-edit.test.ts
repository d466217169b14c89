import { expect, test } from 'vitest';
import { cutOf, moved } from './take-edit.ts';

const whole = { from: 0, to: 60.4 };

test('keeps the beginning a second before the end', () => {
  expect(moved({ from: 0, to: 10 }, { from: 50 }, 60.4)).toEqual({ from: 9, to: 10 });
  expect(moved(whole, { from: -3 }, 60.4)).toEqual(whole);
});

test('keeps the end within the take and after the beginning', () => {
  expect(moved({ from: 20, to: 60.4 }, { to: 5 }, 60.4)).toEqual({ from: 20, to: 21 });
  expect(moved(whole, { to: 99 }, 60.4)).toEqual(whole);
});

test('does not cut a whole take', () => {
  expect(cutOf({ cut: whole, chapters: [] }, 60.4)).toEqual({});
  expect(cutOf({ cut: { from: 2, to: 60.4 }, chapters: [] }, 60.4)).toEqual({ cut: { from: 2, to: 60.4 } });
});
