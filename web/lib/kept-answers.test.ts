import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { userAccount } from '#domain/users/contract/person.ts';
import { query } from './api.ts';
import { dropToken, holdToken } from './auth-state.ts';
import { forgetAnswers, isSomebodyKept, keepAnswers, restoreAnswers } from './kept-answers.ts';
import { forgetPerson } from './stored.ts';

const key = query(userAccount, {}).queryKey;
const quota = { fast: { limit: 10, used: 1 }, relaxed: { limit: 10, used: 0 } };
const ada = userAccount.answer.parse({
  id: '0123456789abcdef0123456789abcdef',
  ...{ email: 'ada@example.org', username: 'ada', firstName: 'Ada', lastName: 'Lovelace' },
  ...{ roles: [], permissions: ['upload:audio'], roleClaims: [], userClaims: [] },
  ...{ emailVerified: true, isFirstLogin: false, profilePicture: null, showOnboarding: false },
  ...{ showTutorial: false, tutorialStep: 0, tutorialId: null },
  quotas: { analysis: quota, ai_feedback: quota, live_transcription: quota },
  ...{ subscription: null, subscriptionActive: false, isEmployee: false, ownsCompany: false, privileges: false },
  ...{ lastCheckedNotifications: '2026-11-23T10:00:00.000Z', locale: 'de', erasesAt: null },
});

afterEach(() => {
  dropToken();
  localStorage.clear();
});

function signedIn() {
  holdToken('');
  const queries = new QueryClient();
  keepAnswers(queries);
  queries.setQueryData(key, ada);
  queries.setQueryData(['session-list', '/api/Sessions', {}], [{ name: 'Geheim' }]);
  return queries;
}

test('keeps only the account and the settings, and asks for them again with a network', () => {
  signedIn();
  const later = new QueryClient();
  expect(isSomebodyKept()).toBe(true);
  restoreAnswers(later);
  expect(later.getQueryData(key)).toEqual(ada);
  expect(later.getQueryCache().find({ queryKey: key })?.isStaleByTime(30_000)).toBe(true);
  expect(later.getQueryCache().getAll()).toHaveLength(1);
});

test.each([
  ['signs out', forgetPerson],
  ['is signed out elsewhere', forgetAnswers],
])('keeps nothing of somebody who %s', (_, forget) => {
  signedIn();
  forget();
  expect(isSomebodyKept()).toBe(false);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Lovelace');
});

test('does not keep an answer that arrives after the sign-out', () => {
  const queries = signedIn();
  dropToken();
  forgetPerson();
  queries.setQueryData(key, { ...ada });
  expect({ ...localStorage }).toEqual({});
});

test('ignores an answer in the shape of an older version', () => {
  localStorage.setItem('rostra_without_network', JSON.stringify({ account: { ...ada, permissions: undefined } }));
  expect(isSomebodyKept()).toBe(false);
  localStorage.setItem('rostra_without_network', 'no JSON');
  expect(isSomebodyKept()).toBe(false);
});
