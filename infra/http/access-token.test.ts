import { expect, test } from 'vitest';
import { accessTokens } from './access-token.ts';

const tokens = accessTokens(Buffer.alloc(32, 1));
const noon = new Date('2026-11-14T12:00:00Z');
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

test('a token says who, as often as it is shown', async () => {
  const token = await tokens.issue({ userId: 'ada' }, noon);
  const ada = { userId: 'ada', familyId: undefined, expiresAt: minutesLater(10) };
  expect(await tokens.verify(token, noon)).toEqual(ada);
  expect(await tokens.verify(token, minutesLater(9))).toEqual(ada);
});

test('a token that was good a minute ago has expired all the same', async () => {
  const token = await tokens.issue({ userId: 'ada' }, noon);
  await tokens.verify(token, minutesLater(9));
  expect(await tokens.verify(token, minutesLater(10))).toBe('expired');
  expect(await tokens.verify(token, minutesLater(11))).toBe('expired');
});

test('what was made out of a good token is not good', async () => {
  const token = await tokens.issue({ userId: 'ada' }, noon);
  await tokens.verify(token, noon);
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const eve = Buffer.from(JSON.stringify({ ...claims, sub: 'eve' })).toString('base64url');
  expect(await tokens.verify([header, eve, signature].join('.'), noon)).toBe('invalid');
});

test('a token is good for nothing once its sign-in is revoked, also where it was good a moment ago', async () => {
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
