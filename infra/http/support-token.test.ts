import { expect, test } from 'vitest';
import { accessTokens } from './access-token.ts';
import { supportTokens } from './support-token.ts';

const key = Buffer.alloc(32, 7);
const holder = { userId: 'u', adminId: 'a', accessId: 's' };
const now = new Date('2026-10-01T09:00:00Z');
const in5 = new Date('2026-10-01T09:05:00Z');

test('a token of support says whose account it reads, for whom, and by which access', async () => {
  const tokens = supportTokens(key);
  expect(await tokens.verify(await tokens.issue(holder, in5, now), now)).toEqual(holder);
});

test('it ends with the access', async () => {
  const tokens = supportTokens(key);
  const token = await tokens.issue(holder, in5, now);
  expect(await tokens.verify(token, new Date(in5.getTime() + 1_000))).toBeUndefined();
});

test('it signs nobody in, not even with the same key, and a sign-in is no token of support', async () => {
  const token = await supportTokens(key).issue(holder, in5, now);
  expect(await accessTokens(key).verify(token, now)).toBe('invalid');
  const signIn = await accessTokens(key).issue({ userId: 'u' }, now);
  expect(await supportTokens(key).verify(signIn, now)).toBeUndefined();
});
