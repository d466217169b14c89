import { expect, test } from 'vitest';
import { holdsSpeech, isOver, judgeTime } from './recorder-phase.ts';

const limits = { expectedLength: 900, maxLength: 1200 };

test.each([
  [0, 'on_time'],
  [900, 'on_time'],
  [901, 'beyond_expected'],
  [1140, 'ending'],
])('after %d seconds of 900 expected and 1200 at most it is %s', (seconds, words) => {
  expect(judgeTime(seconds, limits)).toBe(words);
});

test('a recording ends by itself at its longest, not before', () => {
  expect(isOver(1199.9, 1200)).toBe(false);
  expect(isOver(1200, 1200)).toBe(true);
});

test('leaving asks only while something spoken would be lost', () => {
  expect(holdsSpeech({ kind: 'ready' })).toBe(false);
  expect(holdsSpeech({ kind: 'paused' })).toBe(true);
});
