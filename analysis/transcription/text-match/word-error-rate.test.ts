import { expect, test } from 'vitest';
import { wordErrors } from './word-error-rate.ts';

test.each([
  // said, heard, substitutions, deletions, insertions, rate
  ['Guten Tag, liebe Gäste!', 'guten tag liebe gäste', 0, 0, 0, 0],
  ['eins zwei drei vier', 'eins drei vier', 0, 1, 0, 0.25],
  ['eins zwei drei vier', 'eins zwei ähm drei vier', 0, 0, 1, 0.25],
  ['eins zwei drei vier', 'eins zwo drei vier', 1, 0, 0, 0.25],
  ['eins zwei drei vier', 'fünf', 1, 3, 0, 1],
  ['eins zwei', 'drei vier fünf', 2, 0, 1, 1.5],
  ['eins', '', 0, 1, 0, 1],
  ['eins – zwei', 'Eins, zwei.', 0, 0, 0, 0],
  ['a b c d', 'b c d e', 0, 1, 1, 0.5],
])('"%s" heard as "%s"', (said, heard, substitutions, deletions, insertions, rate) => {
  const found = wordErrors(said.split(' '), heard.split(' '));
  expect(found).toMatchObject({ substitutions, deletions, insertions, rate });
});

test('the rate is 0 if nothing was said', () => {
  expect(wordErrors([], ['eins'])).toEqual({ said: 0, substitutions: 0, deletions: 0, insertions: 1, rate: 0 });
});
