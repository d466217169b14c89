import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { secretOf, signatureOf } from './signature.ts';

const key = Buffer.alloc(32, 1);

test('each webhook has a secret of its own, which stays the same', () => {
  expect(secretOf(key, 'a')).toBe(secretOf(key, 'a'));
  expect(new Set([secretOf(key, 'a'), secretOf(key, 'b'), secretOf(Buffer.alloc(32, 2), 'a')]).size).toBe(3);
});

test('a receiver finds the signature from the documented parts', () => {
  const header = signatureOf('whsec_x', '{"kind":"test"}', new Date('2026-11-26T10:00:00.500Z'));
  const expected = createHmac('sha256', 'whsec_x').update('1795687200.{"kind":"test"}').digest('hex');
  expect(header).toBe(`t=1795687200,v1=${expected}`);
});
