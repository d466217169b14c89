import { expect, test } from 'vitest';
import type { ScorePart } from '../report.ts';
import { judgePart, judgeScore } from './judgement.ts';

const volume = (value: number | null, score: number | null): ScorePart => ({
  name: 'volume',
  score,
  value,
  unit: 'share',
  good: { from: 0.2, to: 0.8 },
});

test('a value at the edge of its good range is good', () => {
  expect(judgePart(volume(0.2, 10))).toBe('good');
  expect(judgePart(volume(0.8, 10))).toBe('good');
});

test('a value just outside is nearly good, however high its score', () => {
  expect(judgePart(volume(0.19, 9.5))).toBe('near');
});

test('a value far outside is not called nearly good', () => {
  expect(judgePart(volume(0.05, 2.1))).toBe('off');
});

test('as many pauses as are good, but too long, are not good', () => {
  const pauses: ScorePart = {
    name: 'pauses',
    score: 3.3,
    value: 3,
    unit: 'per_minute',
    good: { from: 2, to: 6 },
    longestPause: 15,
  };
  expect(judgePart(pauses)).toBe('off');
  expect(judgePart({ ...pauses, score: 8 })).toBe('near');
});

test('what was not measured is not judged', () => {
  expect(judgePart(volume(null, null))).toBeUndefined();
});

test.each([
  [8, 'good'],
  [7.99, 'near'],
  [5, 'near'],
  [4.99, 'off'],
] as const)('an overall score of %d is %s', (score, judgement) => {
  expect(judgeScore(score)).toBe(judgement);
});
