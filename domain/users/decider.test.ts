import { test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { userDecider } from './decider.ts';
import type { UserEvent } from './events.ts';

const given = specFor(userDecider);
const now = new Date('2026-10-01T09:00:00Z');

test('who registers has accepted the terms at that moment', () => given().when(register, now).thenEmits(registered));

test('an address that the operator vouches for is confirmed at once', () =>
  given()
    .when({ type: 'RegisterUser', data: { ...ada, emailVerified: true } }, now)
    .thenEmits(registered, confirmed));

test('nobody registers twice', () => given(registered).when(register).thenRefuses('user_exists'));

test('opening the link confirms the address', () => given(registered).when(confirm).thenEmits(confirmed));

test('opening the link again changes nothing', () => given(registered, confirmed).when(confirm).thenNothing());

test('a link that went to another address confirms nothing', () =>
  given(registered)
    .when({ type: 'ConfirmEmail', data: { email: 'old@example.org' } })
    .thenRefuses('invalid_input'));

test('there is nothing to confirm before somebody registered', () =>
  given().when(confirm).thenRefuses('user_not_found'));

const names = { email: 'ada@example.org', username: 'ada', firstName: 'Ada', lastName: 'Lovelace' };
const ada = { ...names, locale: 'en', roles: ['user', 'subscriber-free'], emailVerified: false } as const;
const register = { type: 'RegisterUser', data: ada } as const;
const confirm = { type: 'ConfirmEmail', data: { email: names.email } } as const;

const registered: UserEvent = {
  type: 'UserRegistered',
  data: { ...names, locale: 'en', roles: ['user', 'subscriber-free'], acceptedTermsAt: '2026-10-01T09:00:00.000Z' },
};
const confirmed: UserEvent = { type: 'EmailConfirmed', data: { email: names.email } };
