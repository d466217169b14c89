import { expect, test } from 'vitest';
import { signAddress, verifyAddress } from './signed-address.ts';

const key = 'k'.repeat(32);
const expiresAt = new Date('2026-01-01T12:00:00.000Z');
const before = new Date('2026-01-01T11:59:59.000Z');
const blob = { address: `${'a'.repeat(32)}/${'b'.repeat(64)}`, contentType: 'video/mp4', expiresAt };
const sign = (given = {}) => signAddress({ key, ...blob, ...given });

test('a signed address opens what it was signed for until it expires', () => {
  expect(verifyAddress(key, sign(), before)).toEqual(blob);
  expect(verifyAddress(key, sign(), expiresAt)).toBeUndefined();
});

test('a name to save under travels with the address, whatever its letters', () => {
  const downloadName = 'Rede über "Äpfel" 🍎.mp4';
  expect(verifyAddress(key, sign({ downloadName }), before)).toEqual({ ...blob, downloadName });
});

test('a token with any one character changed opens nothing', () => {
  const token = sign();
  const opened = [...token].filter((character, at) => {
    const other = character === 'A' ? 'B' : 'A';
    return verifyAddress(key, token.slice(0, at) + other + token.slice(at + 1), before) !== undefined;
  });
  expect(opened).toEqual([]);
});

test('fields of one token under the signature of another open nothing', () => {
  const [payload] = sign({ address: `${'c'.repeat(32)}/${'b'.repeat(64)}` }).split('.');
  const [, mac] = sign().split('.');
  expect(verifyAddress(key, `${payload}.${mac}`, before)).toBeUndefined();
});

test.each(['', '.', 'a', 'a.b', 'a.b.c'])('what is no token at all opens nothing: "%s"', (token) => {
  expect(verifyAddress(key, token, before)).toBeUndefined();
});

test('a token that another key signed opens nothing, and a short key signs nothing', () => {
  expect(verifyAddress('x'.repeat(32), sign(), before)).toBeUndefined();
  expect(() => sign({ key: 'short' })).toThrow(RangeError);
});
