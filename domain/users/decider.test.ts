import { expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { grantsOf, personIn, userDecider } from './decider.ts';
import type { UserEvent } from './events.ts';

const given = specFor(userDecider);
const now = new Date('2026-10-01T09:00:00Z');

test('registering records the acceptance of the terms', () => given().when(register, now).thenEmits(registered));

test('an address confirmed by the operator needs no mail', () =>
  given()
    .when({ type: 'RegisterUser', data: { ...ada, emailVerified: true } }, now)
    .thenEmits(registered, confirmed));

test('nobody registers twice', () => given(registered).when(register).thenRefuses('user_exists', 'email'));

test('opening the link confirms the address', () => given(registered).when(confirm).thenEmits(confirmed));

test('opening the link again changes nothing', () => given(registered, confirmed).when(confirm).thenNothing());

test('a link that went to another address confirms nothing', () =>
  given(registered)
    .when({ type: 'ConfirmEmail', data: { email: 'old@example.org' } })
    .thenRefuses('invalid_input', 'token'));

test('refuses a confirmation before the registration', () => given().when(confirm).thenRefuses('user_not_found'));

test('roles are set together, and only if they differ', () => {
  given(registered).when(become('user', 'auditor')).thenEmits(became('user', 'auditor'));
  given(registered, became('user', 'auditor'))
    .when(become('auditor', 'user', 'user'))
    .thenNothing();
  given(registered, became('user', 'auditor')).when(become('user')).thenEmits(became('user'));
});

test('an unregistered or erased person has no roles', () => {
  given().when(become('auditor')).thenRefuses('user_not_found');
  given(registered, gone).when(become('auditor')).thenRefuses('user_not_found');
  given(registered, gone, became('admin')).when(become('auditor')).thenRefuses('user_not_found');
});

test('a person is erased once, with or without a confirmed address', () => {
  given(registered).when(erase).thenEmits(gone);
  given(registered, confirmed).when(erase).thenEmits(gone);
  given(registered, gone).when(erase).thenNothing();
});

test('erasing an unregistered person changes nothing', () => given().when(erase).thenRefuses('user_not_found'));

test('an erased person can neither confirm nor register again', () => {
  given(registered, gone).when(confirm).thenRefuses('user_not_found');
  given(registered, gone).when(register).thenRefuses('user_exists');
  given(registered, gone, confirmed).when(confirm).thenRefuses('user_not_found');
});

test('the event of a changed password contains no password', () =>
  given(registered)
    .when({ type: 'ChangePassword', data: { by: 'link' } })
    .thenEmits(changedPassword));

test('the slides and the welcome are shown until they are completed', () => {
  given(registered).when({ type: 'CompleteOnboarding', data: {} }).thenEmits(onboarded);
  given(registered, onboarded).when({ type: 'CompleteOnboarding', data: {} }).thenNothing();
  given(registered).when({ type: 'SeeFirstLogin', data: {} }).thenEmits(welcomed);
  given(registered, welcomed).when({ type: 'SeeFirstLogin', data: {} }).thenNothing();
});

test('the tour continues step by step, is hidden at its end, and can restart', () => {
  given(registered).when(tour('next')).thenEmits(moved(1, true));
  given(registered, moved(3, true)).when(tour('next')).thenEmits(moved(4, true));
  given(registered, moved(3, true)).when(tour('end')).thenEmits(moved(0, false));
  given(registered, moved(0, false)).when(tour('end')).thenNothing();
  given(registered, moved(0, false)).when(tour('start')).thenEmits(moved(0, true));
});

test.each(['ChangePassword', 'CompleteOnboarding', 'SeeFirstLogin', 'MoveTutorial'] as const)(
  'an erased person cannot use %s',
  (type) =>
    given(registered, gone)
      .when({ type, data: {} } as never)
      .thenRefuses('user_not_found'),
);

const changedPassword: UserEvent = { type: 'PasswordChanged', data: { by: 'link' } };
const onboarded: UserEvent = { type: 'OnboardingCompleted', data: {} };
const welcomed: UserEvent = { type: 'FirstLoginSeen', data: {} };
const tour = (to: 'next' | 'end' | 'start') => ({ type: 'MoveTutorial', data: { to } }) as const;
const moved = (step: number, isShown: boolean): UserEvent => ({ type: 'TutorialMoved', data: { step, isShown } });

const names = { email: 'ada@example.org', username: 'ada', firstName: 'Ada', lastName: 'Lovelace' };
test('the latest event decides about a benefit', () => {
  const [three, five] = [granted(3), granted(5)];
  given(registered).when(benefit(3)).thenEmits(three);
  given(registered, three).when(benefit(3)).thenNothing();
  given(registered, three).when(benefit(4)).thenNothing();
  given(registered, three).when(otherBenefit(3)).thenNothing();
  given(registered, three)
    .when(otherBenefit(4))
    .thenEmits({ type: 'BenefitsGranted', data: { ...otherSeat, basis: 4 } });
  given(registered, three).when(noBenefit(5)).thenEmits(ended(5));
  given(registered, three, ended(5)).when(benefit(4)).thenNothing();
  given(registered, ended(4)).when(benefit(5)).thenEmits(five);
  given(registered).when(noBenefit(1)).thenNothing();
  given().when(benefit(1)).thenNothing();
  given(registered, gone).when(benefit(1)).thenNothing();
  given(registered, gone, three).when(noBenefit(5)).thenNothing();
});

test('benefits of several sources exist together, each by its latest event', () => {
  const event = (source: string, basis: number): UserEvent => ({
    type: 'BenefitsGranted',
    data: { ...seat, source, basis },
  });
  const history = [registered, event('company:2', 9), granted(3), ended(5), event('company:3', 1)];
  given(...history)
    .when(benefit(6))
    .thenEmits(granted(6));
  given(...history)
    .when(benefit(4))
    .thenNothing();
  const user = personIn(history.reduce(userDecider.evolve, userDecider.initialState));
  expect(user && grantsOf(user)).toEqual(['company:2', 'company:3'].map((source) => ({ ...seat, source })));
  expect(user?.grants?.map(({ source, basis }) => [source, basis])).toEqual([
    ['company:2', 9],
    ['company:1', 5],
    ['company:3', 1],
  ]);
  expect(grantsOf({})).toEqual([]);
});

test('an erased or missing account stays empty after any event', () => {
  const told: UserEvent[] = [
    onboarded,
    granted(1),
    became('admin'),
    { type: 'UsernameChanged', data: { username: 'x' } },
  ];
  const { evolve, initialState } = userDecider;
  expect(told.reduce(evolve, initialState)).toBeNull();
  expect(personIn([registered, gone, ...told].reduce(evolve, initialState))).toBeNull();
});

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

const seat = { source: 'company:1', benefits: null, role: 'employee', until: null } as const;
const benefit = (basis: number) =>
  ({ type: 'SetBenefits', data: { source: 'company:1', basis, grant: seat } }) as const;
const otherSeat = { ...seat, role: 'manager' } as const;
const otherBenefit = (basis: number) =>
  ({ type: 'SetBenefits', data: { source: 'company:1', basis, grant: otherSeat } }) as const;
const noBenefit = (basis: number) =>
  ({ type: 'SetBenefits', data: { source: 'company:1', basis, grant: null } }) as const;
const granted = (basis: number): UserEvent => ({ type: 'BenefitsGranted', data: { ...seat, basis } });
const ended = (basis: number): UserEvent => ({ type: 'BenefitsEnded', data: { source: 'company:1', basis } });
