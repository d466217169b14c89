import { expect, test } from 'vitest';
import { overallScore } from './overall-score.ts';

test('a score below three counts three times', () => {
  expect(overallScore([8, 2])).toBe(3.5);
});

test('a score of exactly three counts once', () => {
  expect(overallScore([8, 3])).toBe(5.5);
});

test('a score just below three counts three times', () => {
  expect(overallScore([8, 2.99])).toBe(4.24);
});

test('what was not measured neither helps nor harms', () => {
  expect(overallScore([null, 8, null, 6])).toBe(7);
});

test('zero is a score, not a missing one', () => {
  expect(overallScore([0, 9])).toBe(2.25);
});

test('a talk of which nothing was measured has no score', () => {
  expect(overallScore([null, null])).toBeNull();
});

test('the score has two decimals', () => {
  expect(overallScore([10, 10, 9])).toBe(9.67);
});
