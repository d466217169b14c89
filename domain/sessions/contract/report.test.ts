import { expect, test } from 'vitest';
import { scoreTotalOf } from './report.ts';

const pitch = { name: 'pitch', score: 8 } as const;

test('a total names its own kind', () => {
  expect(scoreTotalOf({ score: 8, total: 'sound', parts: [pitch, { name: 'speech_speed', score: 9 }] })).toBe('sound');
});

test('an older total is whole if a part of the words was measured', () => {
  expect(scoreTotalOf({ score: 8, parts: [pitch, { name: 'sentiment', score: 10 }] })).toBe('whole');
  expect(scoreTotalOf({ score: 8, parts: [pitch, { name: 'sentiment', score: null }] })).toBe('sound');
});

test('a missing total has no kind', () => {
  expect(scoreTotalOf({ score: null, parts: [pitch] })).toBeNull();
});
