import { expect, test } from 'vitest';
import { readTime } from './read-time.ts';

test.each([
  ['45', 1, 45],
  [' 1:30 ', 1, 90],
  ['10', 60, 600],
  ['7,5', 60, 450],
  ['12:05', 60, 725],
  ['', 1, null],
  ['1:75', 1, undefined],
  ['bald', 60, undefined],
  ['-3', 1, undefined],
] as const)('"%s" in units of %i s is %s', (text, unit, seconds) => {
  expect(readTime(text, unit)).toBe(seconds);
});
