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

test('roles are changed as a whole, and only where they differ', () => {
  given(registered).when(become('user', 'auditor')).thenEmits(became('user', 'auditor'));
  given(registered, became('user', 'auditor'))
    .when(become('auditor', 'user', 'user'))
    .thenNothing();
  given(registered, became('user', 'auditor')).when(become('user')).thenEmits(became('user'));
});

test('nobody has roles who never registered, or was erased', () => {
  given().when(become('auditor')).thenRefuses('user_not_found');
  given(registered, gone).when(become('auditor')).thenRefuses('user_not_found');
  given(registered, gone, became('admin')).when(become('auditor')).thenRefuses('user_not_found');
});

test('a person is erased once, whatever was confirmed by then', () => {
  given(registered).when(erase).thenEmits(gone);
  given(registered, confirmed).when(erase).thenEmits(gone);
  given(registered, gone).when(erase).thenNothing();
});

test('nobody is erased who never registered', () => given().when(erase).thenRefuses('user_not_found'));

test('who was erased confirms nothing and does not come back', () => {
  given(registered, gone).when(confirm).thenRefuses('user_not_found');
  given(registered, gone).when(register).thenRefuses('user_exists');
  given(registered, gone, confirmed).when(confirm).thenRefuses('user_not_found');
});

const names = { email: 'ada@example.org', username: 'ada', firstName: 'Ada', lastName: 'Lovelace' };
const ada = { ...names, locale: 'en', roles: ['user', 'subscriber-free'], emailVerified: false } as const;
const register = { type: 'RegisterUser', data: ada } as const;
const confirm = { type: 'ConfirmEmail', data: { email: names.email } } as const;

const become = (...roles: string[]) => ({ type: 'ChangeRoles', data: { roles } }) as const;
const became = (...roles: string[]): UserEvent => ({ type: 'RolesChanged', data: { roles } });
const erase = { type: 'EraseUser', data: { reason: 'requested' } } as const;
const gone: UserEvent = { type: 'UserErased', data: { reason: 'requested' } };

const registered: UserEvent = {
  type: 'UserRegistered',
  data: { ...names, locale: 'en', roles: ['user', 'subscriber-free'], acceptedTermsAt: '2026-10-01T09:00:00.000Z' },
};
const confirmed: UserEvent = { type: 'EmailConfirmed', data: { email: names.email } };
