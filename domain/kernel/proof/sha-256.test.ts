import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHex } from './hex.ts';
import { sha256 } from './sha-256.ts';

const nodes = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1_000])('%d bytes have the hash that Node finds', (length) => {
  const bytes = Uint8Array.from({ length }, (_, n) => n % 251);
  expect(toHex(sha256(bytes))).toBe(nodes(bytes));
});

test('so have any bytes', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => toHex(sha256(bytes)) === nodes(bytes)));
});
