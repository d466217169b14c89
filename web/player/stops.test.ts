import { expect, test } from 'vitest';
import { nextStop, stopsOf } from './stops.ts';

test('visits findings and moments of advice in the order of the talk, each once', () => {
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

test('plays a finding with the words before it', () => {
  expect(nextStop([5, 12, 30], 0)).toBe(3.5);
});

test('plays the next finding when pressed again at once', () => {
  expect(nextStop([5, 12, 30], 3.5)).toBe(10.5);
});

test('goes from the last finding to the first', () => {
  expect(nextStop([5, 12, 30], 31)).toBe(3.5);
});

test('plays a finding at the very beginning from 0', () => {
  expect(nextStop([0.4], 20)).toBe(0);
});

test('has no next stop without findings', () => {
  expect(nextStop([], 3)).toBeUndefined();
});
