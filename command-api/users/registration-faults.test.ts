import { expect, test } from 'vitest';
import { passwordPolicies } from '#infra/passwords/policy.ts';
import { registrationFaults } from './registration-faults.ts';

const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  username: '',
  password: 'Grüne-Wiese-17',
  confirmPassword: 'Grüne-Wiese-17',
  acceptTerms: true,
  locale: 'en',
} as const;
const faultsOf = (change: object) => registrationFaults({ ...ada, ...change }, passwordPolicies['8-128']);

test('finds no faults in a valid form', () => {
  expect(faultsOf({})).toEqual([]);
});

test('finds a fault in every field of an empty form', () => {
  const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '', acceptTerms: false };
  expect(faultsOf(empty)).toEqual(
    ['firstName', 'lastName', 'email', 'password', 'acceptTerms'].map((field) => ({ field, code: 'required' })),
  );
});

test.each([
  ['firstName', 'A', 'too_short'],
  ['lastName', 'x'.repeat(101), 'too_long'],
  ['firstName', 'Ada\u0007', 'invalid_format'],
  ['firstName', 'You won! https://evil.example', 'invalid_format'],
  ['lastName', 'evil.com', 'invalid_format'],
  ['email', 'ada@', 'invalid_format'],
  ['email', 'ada@example.org\r\nBcc: eve@example.org', 'invalid_format'],
  ['email', 'ada@example.org, eve@example.org', 'invalid_format'],
  ['email', `${'a'.repeat(250)}@example.org`, 'invalid_format'],
  ['username', 'a b', 'invalid_format'],
  ['confirmPassword', 'Grüne-Wiese-18', 'differs'],
])('%s „%s“ is %s', (field, value, code) => {
  expect(faultsOf({ [field]: value })).toEqual([{ field, code }]);
});

test.each([
  ['Kurz-1', 'too_short'],
  ['grüne-wiese-17', 'too_weak'],
  ['Password1!', 'too_common'],
  ['Aa1!Aa1!', 'too_common'],
  ['Lovelace-17!', 'too_personal'],
])('the password „%s“ is %s', (password, code) => {
  expect(faultsOf({ password, confirmPassword: password })).toEqual([{ field: 'password', code }]);
});

test('accepts a name of two letters in every script', () => {
  expect(faultsOf({ firstName: '李明', lastName: 'Öz' })).toEqual([]);
});
