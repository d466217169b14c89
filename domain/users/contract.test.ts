import { expect, test } from 'vitest';
import { UserData, userCommands, userDataOf } from './contract.ts';

test('a person of the free plan sees what is left of this month', () => {
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

test('admins are privileged', () => {
  expect(userDataOf({ ...ada, roles: ['admin'] }).privileges).toBe(true);
});

test('a person is as the contract says', () => {
  expect(UserData.parse(userDataOf(ada))).toEqual(userDataOf(ada));
});

test('an empty form reaches the rules, which name everything that is missing', () => {
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
  firstSteps: { showOnboarding: true, isFirstLogin: true, showTutorial: true, tutorialStep: 0 },
  roles: ['user', 'subscriber-free'],
  used: { fast: 2, relaxed: 7 },
  freePlanAnalyses: 30,
  usedFeedbacks: { fast: 1, relaxed: 0 },
  freePlanFeedbacks: 10,
} as const;
