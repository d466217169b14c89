import { describe, expect, test } from 'vitest';
import { judgePauses } from './judge-pauses.ts';

const curve = { good: { from: 2, to: 6 }, zeroBelow: -2, zeroAbove: 12 };

describe('the number of pauses', () => {
  test.each([
    [2, 10],
    [6, 10],
    [1, 7.5],
    [0, 5],
    [9, 5],
    [12, 0],
  ])('%d short pauses a minute score %d', (perMinute, score) => {
    expect(scoreOf(Array(perMinute).fill(2.5))).toEqual({ score });
  });
});

describe('the length of pauses', () => {
  test.each([
    [[5, 5], 10],
    [[8, 2], 8],
    [[12.5, 2], 5],
    [[10, 10], 3.33],
    [[20, 2], 0],
  ])('%j seconds score %d', (pauses, score) => {
    expect(scoreOf(pauses).score).toBe(score);
  });

  test('three silences of 25 s cost more than the low number of pauses', () => {
    expect(scoreOf([25, 25, 25], 106)).toEqual({ score: 0, longestPause: 25 });
  });

  test('the worse of number and length decides', () => {
    expect(scoreOf([6])).toEqual({ score: 7.5 });
    expect(scoreOf([15])).toEqual({ score: 3.33, longestPause: 15 });
  });

  test('silence before the first and after the last word is no pause', () => {
    const gaps = [
      { offset: 0, duration: 20 },
      { offset: 25, duration: 3 },
      { offset: 32, duration: 3 },
      { offset: 40, duration: 20 },
    ];
    expect(judgePauses({ duration: 60, spoken: 60, gaps, curve, pausesPerMinute: 2 })).toEqual({ score: 10 });
  });
});

test('another pause up to the good number never costs, nor does a shorter silence', () => {
  const numbers = [0, 1, 2, 3, 4, 5, 6].map((count) => scoreOf(Array(count).fill(3)).score);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  const lengths = [4, 5, 6, 9, 14, 20, 40].map((length) => scoreOf([length, 2]).score);
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
});

/** The score of a talk with separate gaps of these lengths, in seconds. */
function scoreOf(lengths: readonly number[], duration = 60) {
  const gaps = lengths.map((length, i) => ({ offset: 0.1 + i / 1_000, duration: length }));
  const pauses = lengths.filter((length) => length >= 2).length;
  return judgePauses({ duration, spoken: duration, gaps, curve, pausesPerMinute: (60 * pauses) / duration });
}
