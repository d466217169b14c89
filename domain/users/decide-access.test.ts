import { expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { noBenefits } from '#domain/kernel/entitlement.ts';
import { endOf, isActiveAt } from './contract/access.ts';
import { userDecider } from './decider.ts';
import type { UserEvent } from './events.ts';

const given = specFor(userDecider);
const now = new Date('2026-10-01T09:00:00Z');
const later = '2026-10-02T09:00:00.000Z';

test('an admin deactivates an account once, with a reason', () => {
  given(registered).when(close).thenEmits(closed);
  given(registered, closed).when(close).thenNothing();
});

test('a deactivated account is activated permanently or until a time', () => {
  given(registered, closed).when(open(null), now).thenEmits(opened(null));
  given(registered, closed).when(open(later), now).thenEmits(opened(later));
  given(registered, opened(later)).when(open(null), now).thenEmits(opened(null));
});

test('activating an active account changes nothing', () => {
  given(registered).when(open(null), now).thenNothing();
  given(registered, opened(later)).when(open(later), now).thenNothing();
});

test('refuses to activate an account until a past time', () => {
  given(registered, closed).when(open('2026-10-01T08:59:59.000Z'), now).thenRefuses('invalid_input', 'until');
  given(registered, closed).when(open(now.toISOString()), now).thenRefuses('invalid_input', 'until');
});

test('an admin confirms an unconfirmed address', () => {
  const vouch = { type: 'VouchForEmail', data: { reason: 'Asked by phone' } } as const;
  const vouched: UserEvent = { type: 'EmailVouchedFor', data: { email: 'ada@example.org', reason: 'Asked by phone' } };
  given(registered).when(vouch).thenEmits(vouched);
  given(registered, vouched).when(vouch).thenNothing();
});

test('a deactivated account gets no mail for a new password', () => {
  given(registered).when({ type: 'NoteResetMail', data: {} }, now).thenEmits({ type: 'PasswordResetSent', data: {} });
  given(registered, closed).when({ type: 'NoteResetMail', data: {} }, now).thenRefuses('user_not_active');
  given(registered, opened(later))
    .when({ type: 'NoteResetMail', data: {} }, new Date('2026-10-03T09:00:00Z'))
    .thenRefuses('user_not_active');
});

test('stores the optional reason of an admin', () => {
  const [data, reason] = [{}, 'Lost laptop'];
  given(registered).when({ type: 'NoteEndOfSignIns', data }).thenEmitsExactly({ type: 'SignInsEnded', data });
  given(registered)
    .when({ type: 'NoteEndOfSignIns', data: { reason } })
    .thenEmitsExactly({ type: 'SignInsEnded', data: { reason } });
  given(registered)
    .when({ type: 'GiveByHand', data: { quotas, reason } })
    .thenEmitsExactly({ type: 'BenefitsGranted', data: { ...gave({ quotas }, 1).data, reason } as never });
  given(registered)
    .when({ type: 'ChangeRoles', data: { roles: ['auditor'], reason } })
    .thenEmitsExactly({ type: 'RolesChanged', data: { roles: ['auditor'], reason } });
  given(registered)
    .when({ type: 'EraseUser', data: { reason: 'requested', note: reason } })
    .thenEmitsExactly({ type: 'UserErased', data: { reason: 'requested', note: reason } });
});

test('deactivating removes the end time of the account', () =>
  given(registered, opened(later), closed).when(open(later), now).thenEmits(opened(later)));

test('a grant by an admin exists beside a plan, and can be given again after its end', () => {
  const bought: UserEvent = {
    type: 'BenefitsGranted',
    data: { source: 'company:1', benefits: null, role: 'employee', until: null, basis: 7 },
  };
  const first = gave({ quotas }, 1);
  const end: UserEvent = { type: 'BenefitsEnded', data: { source: 'grant:hand', basis: 2 } };
  given(registered, bought).when(give({ quotas })).thenEmits(first);
  given(registered, bought, first, end)
    .when(give({ permissions: ['coach:review_booking'] }))
    .thenEmits(gave({ permissions: ['coach:review_booking'] }, 3));
  given(registered, bought, first, end)
    .when(give({ permissions: [] }))
    .thenNothing();
});

test('an admin’s grant replaces the earlier one', () => {
  const first = gave({ permissions: ['coach:review_booking'] }, 1);
  given(registered)
    .when(give({ permissions: ['coach:review_booking'] }))
    .thenEmits(first);
  given(registered, first)
    .when(give({ permissions: ['coach:review_booking'] }))
    .thenNothing();
  // Quotas leave the permissions as they are.
  given(registered, first)
    .when(give({ quotas }))
    .thenEmits(gave({ permissions: ['coach:review_booking'], quotas }, 2));
  given(registered, first)
    .when(give({ permissions: [] }))
    .thenEmits({ type: 'BenefitsEnded', data: { source: 'grant:hand', basis: 2 } });
  given(registered)
    .when(give({ permissions: [] }))
    .thenNothing();
});

test.each(['DeactivateAccount', 'VouchForEmail', 'NoteEndOfSignIns', 'GiveByHand'] as const)(
  '%s needs an account',
  (type) => {
    given()
      .when({ type, data: { reason: 'Because' } })
      .thenRefuses('user_not_found');
    given(registered, { type: 'UserErased', data: { reason: 'requested' } })
      .when({ type, data: { reason: 'Because' } })
      .thenRefuses('user_not_found');
  },
);

test('temporary access is over at its end', () => {
  expect(isActiveAt({ isActive: true, until: later }, now)).toBe(true);
  expect(isActiveAt({ isActive: true, until: later }, new Date(later))).toBe(false);
  expect(isActiveAt({ isActive: false, until: null }, now)).toBe(false);
});

test('a month of access has 30 days', () => {
  expect(endOf({ count: 2, unit: 'months' }, now)).toBe('2026-11-30T09:00:00.000Z');
  expect(endOf({ count: 90, unit: 'minutes' }, now)).toBe('2026-10-01T10:30:00.000Z');
  expect(endOf(null, now)).toBeNull();
});

const names = { email: 'ada@example.org', username: 'ada', firstName: 'Ada', lastName: 'Lovelace' };
const registered: UserEvent = {
  type: 'UserRegistered',
  data: { ...names, locale: 'en', roles: ['user'], acceptedTermsAt: now.toISOString() },
};
const close = { type: 'DeactivateAccount', data: { reason: 'Left the company' } } as const;
const closed: UserEvent = { type: 'AccountDeactivated', data: { reason: 'Left the company' } };
const open = (until: string | null) => ({ type: 'ActivateAccount', data: { until } }) as const;
const opened = (until: string | null): UserEvent => ({ type: 'AccountActivated', data: { until } });
const none = { fast: 0, relaxed: 0 };
const quotas = { analysis: { fast: 5, relaxed: 5 }, ai_feedback: none, live_transcription: none };
const give = (data: Readonly<{ permissions?: string[]; quotas?: typeof quotas }>) =>
  ({ type: 'GiveByHand', data }) as const;
const gave = (benefits: Readonly<{ permissions?: string[]; quotas?: typeof quotas }>, basis: number): UserEvent => ({
  type: 'BenefitsGranted',
  data: { source: 'grant:hand', benefits: { ...noBenefits, ...benefits }, role: null, until: null, basis },
});
