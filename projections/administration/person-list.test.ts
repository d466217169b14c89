import { expect, test } from 'vitest';
import { noBenefits } from '#domain/kernel/entitlement.ts';
import type { UserEvent } from '#domain/users/events.ts';
import { rowAfterIn } from '../row-after-for-test.ts';
import { personListModel } from './person-list.ts';

test('finds a person by the normalised spelling of their current names', () => {
  expect(rowAfter(registered)).toMatchObject({
    found_by: ' jorg gross jg@example.org jg',
    sorted_by: 'jorg gross',
    plan: 'free',
  });
  const renamed: UserEvent = { type: 'NameChanged', data: { firstName: 'Jörg', lastName: 'Çelik' } };
  expect(rowAfter(registered, renamed)?.found_by).toBe(' jorg celik jg@example.org jg');
});

test('shows the best tier of roles and grants as the plan until they end', () => {
  const seat: UserEvent = {
    type: 'BenefitsGranted',
    data: {
      source: 'company:c1',
      benefits: { ...noBenefits, tier: 'premium' },
      role: 'employee',
      until: null,
      basis: 1,
    },
  };
  expect(rowAfter(registered, seat)).toMatchObject({ plan: 'premium', company_ids: ['c1'] });
  const role: UserEvent = { type: 'RolesChanged', data: { roles: ['subscriber-enterprise'] } };
  expect(rowAfter(registered, seat, role)?.plan).toBe('enterprise');
  const ended: UserEvent = { type: 'BenefitsEnded', data: { source: 'company:c1', basis: 2 } };
  expect(rowAfter(registered, seat, ended)).toMatchObject({ plan: 'free', company_ids: [], grant_origins: {} });
});

test('keeps the start of a role that stays, and stores the reason of a new one', () => {
  const given: UserEvent = { type: 'RolesChanged', data: { roles: ['user', 'coach'], reason: 'Leads a course' } };
  expect(rowAfter(registered, given)?.role_origins).toEqual({
    user: { since: '2026-10-01T09:00:00.000Z', by: 'system:test', reason: null },
    coach: { since: '2026-10-01T09:00:00.000Z', by: 'system:test', reason: 'Leads a course' },
  });
});

test('does not list an erased person', () => {
  expect(rowAfter(registered, { type: 'UserErased', data: { reason: 'requested' } })).toBeUndefined();
});

const names = { email: 'jg@example.org', username: 'jg', firstName: 'Jörg', lastName: 'Groß' };
const registered: UserEvent = {
  type: 'UserRegistered',
  data: { ...names, locale: 'de', roles: ['user'], acceptedTermsAt: '2026-10-01T09:00:00.000Z' },
};
const rowAfter = (...events: UserEvent[]) => rowAfterIn(personListModel, 'user-jg', events);
