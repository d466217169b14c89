import { expect, test } from 'vitest';
import { sessionLength } from './session-row.ts';

test.each([
  [0, '00:00:00'],
  [0.4, '00:00:00'],
  [59.6, '00:00:59'],
  [59.999_999_9, '00:01:00'],
  [402, '00:06:42'],
  [7_200, '02:00:00'],
  [360_000, '100:00:00'],
])('shows %d seconds as %s', (seconds, text) => {
  expect(sessionLength(seconds)).toBe(text);
});
