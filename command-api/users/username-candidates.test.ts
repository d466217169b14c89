import { expect, test } from 'vitest';
import { isOfficial } from '#domain/users/contract/official-usernames.ts';
import { Username } from '#domain/users/contract/registration.ts';
import { usernameCandidates } from './username-candidates.ts';

test.each([0, 899_999])('every candidate is a valid username', (drawn) => {
  const candidates = usernameCandidates(() => drawn);
  expect(new Set(candidates)).toEqual(new Set([`speaker-${100_000 + drawn}`]));
  for (const candidate of candidates) {
    expect(Username.parse(candidate)).toBe(candidate);
    expect(isOfficial(candidate)).toBe(false);
  }
});
