import { expect, test } from 'vitest';
import { nextStop, stopsOf } from './stops.ts';

test('findings and moments of advice are gone through in the order of the talk, each once', () => {
  const advice = [{ moments: [{ offset: 30 }, { offset: 5 }] }];
  const text = {
    fillers: [
      { offset: 30, dismissed: false },
      { offset: 40, dismissed: true },
      { offset: 50, dismissed: false, timeUnsure: true as const },
    ],
    repetitions: [{ offset: 12, dismissed: false }],
  };
  expect(stopsOf({ advice, text })).toEqual([5, 12, 30]);
  expect(stopsOf({ advice, text: null })).toEqual([5, 30]);
});

test('a finding is played with the words before it', () => {
  expect(nextStop([5, 12, 30], 0)).toBe(3.5);
});

test('pressed again at once, the next one is played, not the same', () => {
  expect(nextStop([5, 12, 30], 3.5)).toBe(10.5);
});

test('after the last one the first follows', () => {
  expect(nextStop([5, 12, 30], 31)).toBe(3.5);
});

test('a finding at the very beginning is played from there', () => {
  expect(nextStop([0.4], 20)).toBe(0);
});

test('without findings there is nowhere to go', () => {
  expect(nextStop([], 3)).toBeUndefined();
});
