import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { secretOf, secretsAt, signatureOf } from './signature.ts';

const key = Buffer.alloc(32, 1);
const made = { id: 'a', secretId: null };

test('each webhook has its own secret, which changes only when it is renewed', () => {
  expect(secretOf(key, made)).toBe(secretOf(key, made));
  const others = [
    { id: 'b', secretId: null },
    { id: 'a', secretId: 'n' },
  ].map((one) => secretOf(key, one));
  expect(new Set([secretOf(key, made), ...others, secretOf(Buffer.alloc(32, 2), made)]).size).toBe(4);
});

test('the old secret signs beside the new one until it expires', () => {
  const hook = { id: 'a', secretId: 'n', oldSecret: { secretId: null, until: '2026-11-27T10:00:00.000Z' } };
  const [fresh, old] = [secretOf(key, { id: 'a', secretId: 'n' }), secretOf(key, made)];
  expect(secretsAt(key, made, new Date())).toEqual([old]);
  expect(secretsAt(key, hook, new Date('2026-11-27T09:59:59.000Z'))).toEqual([fresh, old]);
  expect(secretsAt(key, hook, new Date('2026-11-27T10:00:00.000Z'))).toEqual([fresh]);
});

test('a receiver can compute the signature of each secret as documented', () => {
  const header = signatureOf(['whsec_x', 'whsec_y'], '{"kind":"test"}', new Date('2026-11-26T10:00:00.500Z'));
  const [one, other] = ['whsec_x', 'whsec_y'].map((secret) =>
    createHmac('sha256', secret).update('1795687200.{"kind":"test"}').digest('hex'),
  );
  expect(header).toBe(`t=1795687200,v1=${one},v1=${other}`);
});
