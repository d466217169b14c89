import { expect, test } from 'vitest';
import { deedOfSpace, holdsSpeech, isOver, judgeTime, lightOf } from './recorder-phase.ts';

const limits = { expectedLength: 900, maxLength: 1200 };

test.each([
  [0, 'on_time'],
  [900, 'on_time'],
  [901, 'beyond_expected'],
  [1140, 'ending'],
])('after %d seconds of 900 expected and 1200 at most the time is %s', (seconds, words) => {
  expect(judgeTime(seconds, limits)).toBe(words);
});

test('ends a recording at its longest length, not before', () => {
  expect(isOver(1199.9, 1200)).toBe(false);
  expect(isOver(1200, 1200)).toBe(true);
});

test('asks before leaving only if speech would be lost', () => {
  expect(holdsSpeech({ kind: 'ready' })).toBe(false);
  expect(holdsSpeech({ kind: 'paused' })).toBe(true);
});

test.each([
  [0, 'green'],
  [719, 'green'],
  [720, 'yellow'],
  [899, 'yellow'],
  [900, 'red'],
  [1_199, 'red'],
])('after %d seconds of 900 expected the light is %s', (seconds, light) => {
  expect(lightOf(seconds, limits)).toBe(light);
});

test('the space bar starts, cancels the countdown, pauses and resumes', () => {
  expect(deedOfSpace({ kind: 'ready' })).toBe('start');
  expect(deedOfSpace({ kind: 'countdown', left: 2 })).toBe('cancel');
  expect(deedOfSpace({ kind: 'recording' })).toBe('pause');
  expect(deedOfSpace({ kind: 'paused' })).toBe('resume');
});
