import { expect, test } from 'vitest';
import { userCommands } from './calls.ts';
import { UserData, userDataOf } from './person.ts';

test('a person on the free plan sees the rest of the monthly quota', () => {
  const { quotas, privileges, permissions } = userDataOf(ada);
  expect(quotas).toEqual({
    analysis: { fast: { limit: 30, used: 2 }, relaxed: { limit: 30, used: 7 } },
    ai_feedback: { fast: { limit: 10, used: 1 }, relaxed: { limit: 10, used: 0 } },
    live_transcription: { fast: { limit: 0, used: 0 }, relaxed: { limit: 0, used: 0 } },
  });
  expect(privileges).toBe(false);
  expect(permissions).toContain('analysis:fast');
});

test.each(['admin', 'subscriber-enterprise'])('%s has no limits', (role) => {
  const { quotas } = userDataOf({ ...ada, roles: ['user', role] });
  expect(quotas.analysis.fast).toEqual({ limit: -1, used: 2 });
  expect(quotas.ai_feedback.relaxed).toEqual({ limit: -1, used: 0 });
});

test('a plan adds its benefits to the free plan', () => {
  const classes = { fast: 100, relaxed: -1 };
  const quotas = { analysis: classes, ai_feedback: classes, live_transcription: classes };
  const benefits = { tier: 'basic' as const, permissions: ['coach:review_booking'], quotas };
  const source = `subscription:${'c'.repeat(32)}`;
  const shown = userDataOf({ ...ada, grants: [{ source, benefits, role: null, until: null }] });
  expect(shown.subscription).toEqual({ id: 'c'.repeat(32) });
  expect(shown.roles).toContainEqual({ name: 'subscriber-basic' });
  expect(shown.permissions).toEqual(expect.arrayContaining(['coach:review_booking', 'ai_feedback:relaxed']));
  expect(shown.userClaims).toEqual([{ type: 'coach', value: 'review_booking' }]);
  expect(shown.quotas.analysis).toEqual({ fast: { limit: 100, used: 2 }, relaxed: { limit: -1, used: 7 } });
});

test('states whether the person has a plan', () => {
  const isActive = (change: object) => userDataOf({ ...ada, ...change }).subscriptionActive;
  expect(isActive({})).toBe(false);
  expect(isActive({ roles: ['user', 'subscriber-standard'] })).toBe(true);
});

test('shows the company of an employee', () => {
  const of = (role: 'owner' | 'manager' | 'employee') =>
    userDataOf({ ...ada, grants: [{ source: 'company:1', benefits: null, role, until: null }] });
  expect(of('owner')).toMatchObject({ ownsCompany: true, isEmployee: false });
  expect(of('manager')).toMatchObject({ ownsCompany: false, isEmployee: true });
});

test('admins are privileged', () => {
  expect(userDataOf({ ...ada, roles: ['admin'] }).privileges).toBe(true);
});

test('a person matches the contract', () => {
  expect(UserData.parse(userDataOf(ada))).toEqual(userDataOf(ada));
});

test('an empty form reaches the rules, which report all missing fields', () => {
  expect(userCommands.Register.body.parse({})).toMatchObject({ email: '', acceptTerms: false, locale: 'de' });
});

const ada = {
  id: 'a'.repeat(32),
  email: 'ada@example.org',
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  locale: 'en',
  emailVerified: false,
  profilePicture: null,
  erasesAt: null,
  firstSteps: { showOnboarding: true, isFirstLogin: true, showTutorial: true, tutorialStep: 0 },
  changedRoles: {},
  roles: ['user', 'subscriber-free'],
  grants: [],
  now: new Date('2026-11-01T00:00:00.000Z'),
  used: { fast: 2, relaxed: 7 },
  freePlanAnalyses: 30,
  usedFeedbacks: { fast: 1, relaxed: 0 },
  freePlanFeedbacks: 10,
  usedLive: { fast: 0, relaxed: 0 },
  notificationsCheckedAt: null,
} as const;
