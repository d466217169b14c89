import { expect, test } from 'vitest';
import type { UserEvent } from '#domain/users/events.ts';
import { rowAfterIn } from '../row-after-for-test.ts';
import { userAccountModel } from './user-account.ts';

test('has an unconfirmed address after the registration', () => {
  expect(rowAfter(registered)).toEqual({
    id: 'ada',
    email: 'ada@example.org',
    username: 'ada',
    first_name: 'Ada',
    last_name: 'Lovelace',
    locale: 'en',
    roles: ['user'],
    email_verified: false,
    show_onboarding: true,
    is_first_login: true,
    show_tutorial: true,
    tutorial_step: 0,
    grants: [],
    picture: null,
    email_change: null,
    erases_at: null,
    access: { isActive: true, until: null },
  });
});

test('has a confirmed address after opening the link', () => {
  expect(rowAfter(registered, confirmed)).toMatchObject({ email: 'ada@example.org', email_verified: true });
});

test('has bought and given benefits until they end', () => {
  expect(rowAfter(registered, granted)?.grants).toEqual([seat]);
  expect(rowAfter(registered, granted, granted)?.grants).toEqual([seat]);
  const ended: UserEvent = { type: 'BenefitsEnded', data: { source: seat.source, basis: 2 } };
  expect(rowAfter(registered, granted, ended)?.grants).toEqual([]);
});

test('is closed and opened by an admin', () => {
  const closed: UserEvent = { type: 'AccountDeactivated', data: { reason: 'Left' } };
  const until = '2026-12-01T09:00:00.000Z';
  const opened: UserEvent = { type: 'AccountActivated', data: { until } };
  expect(rowAfter(registered, closed)?.access).toEqual({ isActive: false, until: null });
  expect(rowAfter(registered, closed, opened)?.access).toEqual({ isActive: true, until });
});

test('has no row before the registration', () => {
  expect(rowAfter(confirmed)).toBeUndefined();
});

const names = { email: 'ada@example.org', username: 'ada', firstName: 'Ada', lastName: 'Lovelace' };
const registered: UserEvent = {
  type: 'UserRegistered',
  data: { ...names, locale: 'en', roles: ['user'], acceptedTermsAt: '2026-10-01T09:00:00.000Z' },
};
const confirmed: UserEvent = { type: 'EmailConfirmed', data: { email: names.email } };

const seat = { source: 'company:1', benefits: null, role: 'employee' as const, until: null };
const granted: UserEvent = { type: 'BenefitsGranted', data: { ...seat, basis: 1 } };

const rowAfter = (...events: UserEvent[]) => rowAfterIn(userAccountModel, 'user-ada', events);
