import { expect, test } from 'vitest';
import { clockTime, secondsOfLength } from './clock-time.ts';

test.each([
  [0, '0:00'],
  [9.99, '0:09'],
  [151, '2:31'],
  [3599.9999999, '1:00:00'],
  [3723, '1:02:03'],
  [-1, '0:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});

test('reads a length in hours, minutes and seconds', () => {
  expect(secondsOfLength('00:06:42')).toBe(402);
  expect(secondsOfLength('100:00:01')).toBe(360_001);
});

test('a talk without a length has none, not zero', () => {
  expect(secondsOfLength(null)).toBeUndefined();
  expect(secondsOfLength('soon')).toBeUndefined();
});
