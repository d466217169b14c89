import { expect, test } from 'vitest';
import { monthlyLimitsOf, newcomerRoles, permissionsOf, permissionsOfRole } from './roles.ts';

test('everyone who registers may upload and analyse', () => {
  expect(permissionsOf(newcomerRoles)).toEqual(
    expect.arrayContaining(['upload:audio', 'upload:video', 'analysis:fast']),
  );
});

test('every plan includes the smaller one', () => {
  const plans = ['free', 'basic', 'standard', 'premium', 'enterprise'].map((plan) =>
    permissionsOf([`subscriber-${plan}`]),
  );
  for (const [index, plan] of plans.slice(1).entries())
    expect(plan).toEqual(expect.arrayContaining([...(plans[index] ?? [])]));
});

test('a permission of two roles appears once, and an unknown role gives none', () => {
  expect(permissionsOf(['teacher', 'admin']).filter((name) => name === 'teacher:default')).toHaveLength(1);
  expect(permissionsOf(['emperor'])).toEqual([]);
});

test('auditors may read only the history', () => {
  expect(permissionsOfRole.auditor).toEqual(['history:default']);
});

test('moderators may also write news, and nothing else', () => {
  expect(permissionsOfRole.moderator).toEqual(['administration:news']);
});

test('the operator sets the limits of the free plan; admins have no limit', () => {
  const held = (roles: readonly string[]) => ({ roles, benefits: [] });
  expect(monthlyLimitsOf(held(newcomerRoles), 'analysis', 30)).toEqual({ fast: 30, relaxed: 30 });
  expect(monthlyLimitsOf(held(['admin']), 'analysis', 30)).toEqual({ fast: -1, relaxed: -1 });
});
