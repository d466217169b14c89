import { expect, test } from 'vitest';
import { meetsPolicy, type PasswordPolicy, passwordRules } from './password-rules.ts';

const policy: PasswordPolicy = { min: 8, max: 128, classes: ['lower', 'upper', 'digit', 'special'] };
const unmet = (password: string) => passwordRules(password, policy).flatMap(({ rule, met }) => (met ? [] : [rule]));

test.each([
  ['', ['length', 'lower', 'upper', 'digit', 'special']],
  ['abcdefgh', ['upper', 'digit', 'special']],
  ['Abcdef1', ['length', 'special']],
  ['Abcdef1!', []],
  ['Übergröße 7 #', []],
  ['Abcdefg1 ', ['special']],
] as const)('„%s“ still lacks %j', (password, missing) => {
  expect(unmet(password)).toEqual(missing);
});

test.each([8, 12, 17, 32, 64, 128])('a password of %i characters of all kinds is good', (length) => {
  expect(meetsPolicy('aA1!'.padEnd(length, 'x'), policy)).toBe(true);
});

test('follows the stricter rules of an installation', () => {
  expect(meetsPolicy('Abcdef1!', { ...policy, min: 12, max: 32 })).toBe(false);
  expect(meetsPolicy('aA1!'.padEnd(33, 'x'), { ...policy, min: 12, max: 32 })).toBe(false);
});
