import { expect, test } from 'vitest';
import { storedSamples } from '#domain/companies/event-samples.ts';
import type { CompanyEvent } from '#domain/companies/events.ts';
import { recorded, rowAfterIn } from '../row-after-for-test.ts';
import { companyListModel } from './company-list.ts';

const { CompanyCreated: created, CompanyRenamed: renamed, VatIdChanged: vatChanged } = storedSamples;
const { VatIdChecked: checked, MaxEmployeesChanged: limited, EmployeeInvited: invited } = storedSamples;
const { SeatInvitationRevoked: revoked, SeatInvitationDeclined: declined, EmployeeJoined: joined } = storedSamples;
const { EmployeeRoleChanged: promoted, EmployeeRemoved: removed, EmployeeLeft: left } = storedSamples;
const { OwnershipTransferred: passed, OwnerSeatTaken: seated, OwnerSeatGivenUp: unseated } = storedSamples;
const { CompanyPlanChanged: planned, CompanySuspended: suspended, CompanyResumed: resumed } = storedSamples;
const { ownerId } = created.data;
const { userId, invitationId } = joined.data;
const owner = { userId: ownerId, role: 'owner', hasSeat: false };
const ada = { userId, role: 'employee', hasSeat: true };
const both = [ownerId, userId];
const row = {
  ...{ id: '1', name: 'Redekunst GmbH', vat_id: 'DE123456788', country: 'DE', vat_status: 'unchecked' },
  ...{ max_employees: null, subscription_id: null, product_name: null, tier: null, licences: 0, max_seats: null },
  ...{ is_suspended: false, plan_ends_at: null, created_at: '2026-10-01T09:00:00.000Z' },
  ...{ members: [owner], invitations: [], people: [ownerId] },
};
const { emailOf: _, ...invitation } = invited.data;
const other = { ...invited, data: { ...invited.data, invitationId: 'other' } };
const plan = {
  ...{ subscription_id: 'c'.repeat(32), product_name: 'Team', tier: 'premium', licences: 5, max_seats: 20 },
  plan_ends_at: '2026-12-01T09:00:00.000Z',
};
const endedPlan: CompanyEvent = { type: 'CompanyPlanChanged', data: { plan: null, basis: 7 } };

test.each([
  ['is new', [], {}],
  ['is called something else', [renamed], { name: 'Redekunst AG' }],
  ['has a VAT id that is checked', [checked], { vat_status: 'valid' }],
  ['has another VAT id', [checked, vatChanged], { vat_id: 'ATU12345675', country: 'AT' }],
  ['has a limit of its own', [limited], { max_employees: 50 }],
  ['has a plan', [planned], plan],
  ['has no plan any more', [planned, endedPlan], {}],
  ['is suspended', [suspended], { is_suspended: true }],
  ['goes on', [suspended, resumed], {}],
  ['waits for somebody', [invited], { invitations: [invitation] }],
  ['waits for somebody once', [invited, invited], { invitations: [invitation] }],
  ['waits for one of two', [invited, other, revoked], { invitations: [{ ...invitation, invitationId: 'other' }] }],
  ['waits for nobody', [invited, declined], {}],
  ['has an employee', [invited, joined], { members: [owner, ada], people: both }],
  ['has a manager', [joined, promoted], { members: [owner, { ...ada, role: 'manager' }], people: both }],
  ['removed an employee', [joined, removed], {}],
  ['was left', [joined, left], {}],
  [
    'has another owner',
    [joined, passed],
    {
      members: [
        { ...owner, role: 'manager' },
        { ...ada, role: 'owner' },
      ],
      people: both,
    },
  ],
  [
    'has an owner with a seat, after those who had one before',
    [joined, seated],
    { members: [ada, { ...owner, hasSeat: true }], people: [userId, ownerId] },
  ],
  [
    'has an owner without a seat again',
    [joined, seated, unseated],
    { members: [ada, owner], people: [userId, ownerId] },
  ],
] as [string, CompanyEvent[], object][])('a company that %s', (_what, events, change) =>
  expect(rowAfter(created, ...events)).toEqual({ ...row, ...change }),
);

test('an invitation whose address is erased holds no place', () => {
  const erased: CompanyEvent = { ...invited, data: { ...invited.data, email: `erased:${invitationId}` } };
  expect(rowAfter(created, erased)).toEqual(row);
});

test('does not list a company that is closed or that nobody made', () => {
  expect(rowAfter(created, storedSamples.CompanyClosed)).toBeUndefined();
  expect(rowAfter(renamed)).toBeUndefined();
});

test('follows the companies and not the talks of their people', () => {
  expect(companyListModel.keys(recorded('company-1', renamed, 1))).toEqual(['1']);
  const talk = { type: 'SessionCreated', data: {} } as unknown as CompanyEvent;
  expect(companyListModel.keys(recorded('session-1', talk, 0))).toEqual([]);
});

const rowAfter = (...events: CompanyEvent[]) => rowAfterIn(companyListModel, 'company-1', events);
