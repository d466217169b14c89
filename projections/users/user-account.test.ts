import { expect, test } from 'vitest';
import { storedSamples } from '#domain/users/event-samples.ts';
import type { UserEvent } from '#domain/users/events.ts';
import { recorded, rowAfterIn } from '../row-after-for-test.ts';
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

const {
  EmailVouchedFor: vouchedFor,
  NameChanged: renamed,
  UsernameChanged: calledOtherwise,
  LocaleChanged: speaks,
} = storedSamples;
const {
  ProfilePictureChanged: pictured,
  ProfilePictureRemoved: unpictured,
  EmailChangeRequested: asked,
} = storedSamples;
const {
  EmailChangeApproved: approved,
  EmailChangeWithdrawn: stays,
  EmailChanged: moved,
  DeletionRequested: leaving,
} = storedSamples;
const {
  DeletionWithdrawn: returning,
  RolesChanged: promoted,
  OnboardingCompleted: onboarded,
  FirstLoginSeen: seen,
} = storedSamples;
const { TutorialMoved: turned, UserErased: erased, PasswordChanged: secured } = storedSamples;

test.each([
  ['has an address that an admin vouched for', [vouchedFor], { email_verified: true }],
  ['has another name', [renamed], { first_name: 'Ada', last_name: 'King' }],
  ['has another username', [calledOtherwise], { username: 'countess' }],
  ['has another language', [speaks], { locale: 'de' }],
  ['has a picture', [pictured], { picture: pictured.data.picture }],
  ['has no picture any more', [pictured, unpictured], {}],
  ['waits for both addresses', [asked], { email_change: waitingFor('old', 'new') }],
  ['waits for the new address', [asked, approved], { email_change: waitingFor('new') }],
  ['keeps the address', [asked, stays], {}],
  ['has another address', [asked, moved], { email: 'ada.king@example.org', email_verified: true }],
  ['is going to be erased', [leaving], { erases_at: leaving.data.erasesAt }],
  ['is not going to be erased', [leaving, returning], {}],
  ['has other roles', [promoted], { roles: ['user', 'auditor'] }],
  ['has answered the first questions', [onboarded], { show_onboarding: false }],
  ['has signed in before', [seen], { is_first_login: false }],
  ['is at a step of the tour', [turned], { tutorial_step: 2 }],
  [
    'has closed the tour',
    [{ ...turned, data: { step: 3, isShown: false } }],
    { tutorial_step: 3, show_tutorial: false },
  ],
  ['has another password', [secured], {}],
] as [string, UserEvent[], object][])('a person who %s', (_what, events, change) =>
  expect(rowAfter(registered, ...events)).toEqual({ ...rowAfter(registered), ...change }),
);

test('has benefits of two sources beside each other', () => {
  const other: UserEvent = { type: 'BenefitsGranted', data: { ...seat, source: 'grant:hand', role: null, basis: 3 } };
  const ended: UserEvent = { type: 'BenefitsEnded', data: { source: 'grant:hand', basis: 4 } };
  expect(rowAfter(registered, granted, other)?.grants).toHaveLength(2);
  expect(rowAfter(registered, granted, other, ended)?.grants).toEqual([seat]);
});

test('has no row after the erasure, and none before the registration', () => {
  expect(rowAfter(registered, erased)).toBeUndefined();
  for (const event of Object.values(storedSamples))
    expect([event.type, rowAfter(event) !== undefined]).toEqual([event.type, event.type === 'UserRegistered']);
});

test('follows only the stream of the person', () => {
  expect(userAccountModel.keys(recorded('user-ada', renamed, 1))).toEqual(['ada']);
  expect(userAccountModel.keys(recorded('username-ada', renamed, 1))).toEqual([]);
});

function waitingFor(...sides: string[]) {
  return { email: 'ada.king@example.org', waitsFor: sides, expiresAt: '2026-10-02T09:00:00.000Z' };
}

const names = { email: 'ada@example.org', username: 'ada', firstName: 'Ada', lastName: 'Lovelace' };
const registered: UserEvent = {
  type: 'UserRegistered',
  data: { ...names, locale: 'en', roles: ['user'], acceptedTermsAt: '2026-10-01T09:00:00.000Z' },
};
const confirmed: UserEvent = { type: 'EmailConfirmed', data: { email: names.email } };

const seat = { source: 'company:1', benefits: null, role: 'employee' as const, until: null };
const granted: UserEvent = { type: 'BenefitsGranted', data: { ...seat, basis: 1 } };

const rowAfter = (...events: UserEvent[]) => rowAfterIn(userAccountModel, 'user-ada', events);
