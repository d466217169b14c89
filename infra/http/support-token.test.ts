import { expect, test } from 'vitest';
import { accessTokens } from './access-token.ts';
import { supportTokens } from './support-token.ts';

const key = Buffer.alloc(32, 7);
const holder = { userId: 'u', adminId: 'a', accessId: 's' };
const now = new Date('2026-10-01T09:00:00Z');
const in5 = new Date('2026-10-01T09:05:00Z');

test('names the account, the reader and the access in a support token', async () => {
  const tokens = supportTokens(key);
  expect(await tokens.verify(await tokens.issue(holder, in5, now), now)).toEqual(holder);
});

test('expires with the access', async () => {
  const tokens = supportTokens(key);
  const token = await tokens.issue(holder, in5, now);
  expect(await tokens.verify(token, new Date(in5.getTime() + 1_000))).toBeUndefined();
});

test('a support token is no access token and vice versa, even with the same key', async () => {
  const token = await supportTokens(key).issue(holder, in5, now);
  expect(await accessTokens(key).verify(token, now)).toBe('invalid');
  const signIn = await accessTokens(key).issue({ userId: 'u' }, now);
  expect(await supportTokens(key).verify(signIn, now)).toBeUndefined();
});
