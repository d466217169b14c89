import { expect, test } from 'vitest';
import { isSeen, secondsIn, stretchesOf } from './watched.ts';

test('a film played to its end is seen, in one piece or several', () => {
  expect(isSeen([[0, 60]], 60)).toBe(true);
  const stretches = [
    [20.5, 59.4],
    [0, 20],
  ] as const;
  expect(isSeen(stretches, 60)).toBe(true);
});

test('a jump to the end does not count as seen', () => {
  const stretches = [
    [0, 3],
    [57, 60],
  ] as const;
  expect(isSeen(stretches, 60)).toBe(false);
});

test('parts played twice count once', () => {
  const stretches = [
    [0, 30],
    [10, 20],
    [25, 40],
  ] as const;
  expect(secondsIn(stretches)).toBe(40);
  expect(isSeen(stretches, 60)).toBe(false);
});

test('a film of unknown length is not seen', () => {
  expect(isSeen([[0, 60]], Number.NaN)).toBe(false);
  expect(isSeen([], 0)).toBe(false);
});

test("converts the browser's ranges to stretches", () => {
  const played = { length: 2, start: (n: number) => n * 10, end: (n: number) => n * 10 + 5 };
  expect(stretchesOf(played)).toEqual([
    [0, 5],
    [10, 15],
  ]);
});
