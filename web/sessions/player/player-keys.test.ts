import { expect, test } from 'vitest';
import { secondAfterKey } from './player-keys.ts';

const talk = { at: 100, duration: 120 };

test.each([
  ['ArrowRight', 105],
  ['ArrowLeft', 95],
  ['PageUp', 120],
  ['PageDown', 70],
  ['Home', 0],
  ['End', 120],
])('%s moves the playhead from 100 s to %d s', (key, second) => {
  expect(secondAfterKey(key, talk)).toBe(second);
});

test('nothing moves before the beginning', () => {
  expect(secondAfterKey('ArrowLeft', { at: 2, duration: 120 })).toBe(0);
});

test('other keys do not move the playhead', () => {
  expect(secondAfterKey('a', talk)).toBeUndefined();
});
