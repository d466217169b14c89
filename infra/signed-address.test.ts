import { expect, test } from 'vitest';
import { signAddress, verifyAddress } from './signed-address.ts';

const key = 'k'.repeat(32);
const expiresAt = new Date('2026-01-01T12:00:00.000Z');
const before = new Date('2026-01-01T11:59:59.000Z');
const blob = { address: `${'a'.repeat(32)}/${'b'.repeat(64)}`, contentType: 'video/mp4', expiresAt };
const sign = (given = {}) => signAddress({ key, ...blob, ...given });

test('accepts a signed address until it expires', () => {
  expect(verifyAddress(key, sign(), before)).toEqual(blob);
  expect(verifyAddress(key, sign(), expiresAt)).toBeUndefined();
});

test('carries any file name in the address', () => {
  const downloadName = 'Rede über "Äpfel" 🍎.mp4';
  expect(verifyAddress(key, sign({ downloadName }), before)).toEqual({ ...blob, downloadName });
});

test('refuses a token with any changed character', () => {
  const token = sign();
  const opened = [...token].filter((character, at) => {
    const other = character === 'A' ? 'B' : 'A';
    return verifyAddress(key, token.slice(0, at) + other + token.slice(at + 1), before) !== undefined;
  });
  expect(opened).toEqual([]);
});

test('refuses the fields of one token with the signature of another', () => {
  const [payload] = sign({ address: `${'c'.repeat(32)}/${'b'.repeat(64)}` }).split('.');
  const [, mac] = sign().split('.');
  expect(verifyAddress(key, `${payload}.${mac}`, before)).toBeUndefined();
});

test.each(['', '.', 'a', 'a.b', 'a.b.c'])('refuses a malformed token: "%s"', (token) => {
  expect(verifyAddress(key, token, before)).toBeUndefined();
});

test('refuses a token of another key, and refuses a short key', () => {
  expect(verifyAddress('x'.repeat(32), sign(), before)).toBeUndefined();
  expect(() => sign({ key: 'short' })).toThrow(RangeError);
});
