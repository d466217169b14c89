import { expect, test } from 'vitest';
import { judgePart, judgePartMean, judgeScore } from './judgement.ts';
import type { ScorePart } from './report.ts';

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

test('a good number of pauses is not good if they are too long', () => {
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

test('a voice that is lively on average and flat for a third of the talk is not good', () => {
  const pitch: ScorePart = {
    name: 'pitch',
    score: 8.4,
    value: 0.15,
    unit: 'ratio',
    good: { from: 0.13, to: 0.3 },
    monotone: 0.35,
  };
  expect(judgePart(pitch)).toBe('near');
  expect(judgePart({ ...pitch, score: 6 })).toBe('off');
});

test('does not judge an unmeasured value', () => {
  expect(judgePart(volume(null, null))).toBeUndefined();
});

test.each([
  [8, 'good'],
  [7.95, 'good'],
  [7.94, 'near'],
  [4.95, 'near'],
  [4.94, 'off'],
] as const)('an overall score of %d is %s', (score, judgement) => {
  expect(judgeScore(score)).toBe(judgement);
});

test('6.1 fillers a minute are not nearly good if 2 are good', () => {
  const fillers: ScorePart = {
    name: 'filler_words',
    score: 5.9,
    value: 6.1,
    unit: 'per_minute',
    good: { from: null, to: 2 },
  };
  expect(judgePart(fillers)).toBe('off');
  expect(judgePart({ ...fillers, value: 2.04, score: 9.96 })).toBe('good');
  expect(judgePart({ ...fillers, value: 2.1, score: 9.9 })).toBe('near');
});

test.each([
  [2, 10, 'good'],
  [2.1, 9.9, 'near'],
  [2.9, 8, 'near'],
  [3, 7.9, 'off'],
  [6.1, 5.9, 'off'],
] as const)(
  '%d fillers a minute get the same judgement in a report and as a mean on the start page',
  (value, score, judgement) => {
    const fillers = { name: 'filler_words', score, value, unit: 'per_minute', good: { from: null, to: 2 } } as const;
    expect([judgePart(fillers), judgePartMean('filler_words', score)]).toEqual([judgement, judgement]);
  },
);

test.each([8, 7.94, 9.1])(
  'movement with a score of %d gets the same judgement in a report and as a mean on the start page',
  (score) => {
    const movement = {
      name: 'movement',
      score,
      value: score / 10,
      unit: 'share',
      good: { from: 0.8, to: null },
    } as const;
    expect(judgePartMean('movement', score)).toBe(judgePart(movement));
  },
);
