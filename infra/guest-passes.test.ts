import { expect, test } from 'vitest';
import { guestPass, isPassFor, isSecretOf, secretOf } from './guest-passes.ts';

const keys = (purpose: string) => Buffer.alloc(32, purpose);
const [link, other] = ['a'.repeat(32), 'b'.repeat(32)];

test('opens only the link of the secret', () => {
  expect(isSecretOf(keys, link, secretOf(keys, link))).toBe(true);
  expect(isSecretOf(keys, other, secretOf(keys, link))).toBe(false);
  expect(isSecretOf(keys, link, '')).toBe(false);
});

test('limits a pass to one link and two hours', () => {
  const pass = guestPass(keys, link, 1_000);
  expect(isPassFor(keys, link, pass, 2_000)).toBe(true);
  expect(isPassFor(keys, other, pass, 2_000)).toBe(false);
  expect(isPassFor(keys, link, pass, 1_000 + 2 * 3_600_000)).toBe(false);
  expect(isPassFor(keys, link, pass.replace(/^\d/, '9'), 2_000)).toBe(false);
  expect(isPassFor(keys, link, undefined)).toBe(false);
});
