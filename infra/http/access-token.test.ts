import { expect, test } from 'vitest';
import { accessTokens } from './access-token.ts';

const tokens = accessTokens(Buffer.alloc(32, 1));
const noon = new Date('2026-11-14T12:00:00Z');
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

test('identifies its person at every use', async () => {
  const token = await tokens.issue({ userId: 'ada' }, noon);
  const ada = { userId: 'ada', familyId: undefined, expiresAt: minutesLater(10) };
  expect(await tokens.verify(token, noon)).toEqual(ada);
  expect(await tokens.verify(token, minutesLater(9))).toEqual(ada);
});

test('refuses an expired token that was valid a minute ago', async () => {
  const token = await tokens.issue({ userId: 'ada' }, noon);
  await tokens.verify(token, minutesLater(9));
  expect(await tokens.verify(token, minutesLater(10))).toBe('expired');
  expect(await tokens.verify(token, minutesLater(11))).toBe('expired');
});

test('refuses a modified token', async () => {
  const token = await tokens.issue({ userId: 'ada' }, noon);
  await tokens.verify(token, noon);
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const eve = Buffer.from(JSON.stringify({ ...claims, sub: 'eve' })).toString('base64url');
  expect(await tokens.verify([header, eve, signature].join('.'), noon)).toBe('invalid');
});

test('refuses a token after its sign-in is revoked, even if it was just valid', async () => {
  const revoked = new Set<string>();
  const own = accessTokens(Buffer.alloc(32, 1), (familyId) => revoked.has(familyId));
  const [left, stays] = [
    await own.issue({ userId: 'ada', familyId: 'laptop' }, noon),
    await own.issue({ userId: 'ada', familyId: 'phone' }, noon),
  ];
  expect(await own.verify(left, noon)).toMatchObject({ userId: 'ada', familyId: 'laptop' });
  revoked.add('laptop');
  expect(await own.verify(left, noon)).toBe('invalid');
  expect(await own.verify(stays, noon)).toMatchObject({ familyId: 'phone' });
});
