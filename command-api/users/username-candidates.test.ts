import { expect, test } from 'vitest';
import { usernameCandidates } from './username-candidates.ts';

const first = (email: string) => usernameCandidates(email, () => 0)[0];

test.each([
  ['ada@example.org', 'ada'],
  ['Ada.Lovelace+talks@example.org', 'ada.lovelace'],
  ["o'hara@example.org", 'ohara'],
  ['_ada@example.org', 'ada'],
  ['x@example.org', 'userx'],
  [`${'a'.repeat(60)}@example.org`, 'a'.repeat(30)],
])('%s is called %s', (email, username) => {
  expect(first(email)).toBe(username);
});

test('when the name is taken, numbers follow: small ones first, then any', () => {
  const candidates = usernameCandidates('ada@example.org', () => 7);
  expect(candidates.slice(0, 4)).toEqual(['ada', 'ada2', 'ada3', 'ada4']);
  expect(candidates.at(-1)).toBe('ada17');
});

test('every candidate is a name that people may choose', () => {
  for (const candidate of usernameCandidates('-!-@example.org', () => 999_989)) {
    expect(candidate).toMatch(/^[a-z0-9][a-z0-9._-]{2,39}$/);
  }
});
