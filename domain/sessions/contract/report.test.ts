import { expect, test } from 'vitest';
import { scoreTotalOf } from './report.ts';

const pitch = { name: 'pitch', score: 8 } as const;

test('a total says itself what it is made of', () => {
  expect(scoreTotalOf({ score: 8, total: 'sound', parts: [pitch, { name: 'speech_speed', score: 9 }] })).toBe('sound');
});

test('an older one is whole where a part of the words was measured', () => {
  expect(scoreTotalOf({ score: 8, parts: [pitch, { name: 'sentiment', score: 10 }] })).toBe('whole');
  expect(scoreTotalOf({ score: 8, parts: [pitch, { name: 'sentiment', score: null }] })).toBe('sound');
});

test('where there is no total, it is of neither kind', () => {
  expect(scoreTotalOf({ score: null, parts: [pitch] })).toBeNull();
});
