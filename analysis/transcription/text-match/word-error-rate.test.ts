import { expect, test } from 'vitest';
import { wordErrorRate } from './word-error-rate.ts';

test.each([
  ['Guten Tag, liebe Gäste!', 'guten tag liebe gäste', 0],
  ['eins zwei drei vier', 'eins drei vier', 0.25],
  ['eins zwei drei vier', 'eins zwei ähm drei vier', 0.25],
  ['eins zwei drei vier', 'fünf', 1],
  ['eins zwei', 'drei vier fünf', 1.5],
  ['eins', '', 1],
])('"%s" heard as "%s"', (said, heard, rate) => {
  expect(wordErrorRate(said.split(' '), heard.split(' '))).toBe(rate);
});
