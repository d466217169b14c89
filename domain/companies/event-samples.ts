import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { CompanyEvent } from './events.ts';

const [owner, ada] = ['a'.repeat(32), 'b'.repeat(32)];
const invitationId = '1'.repeat(32);
const classes = { fast: 100, relaxed: -1 };

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<CompanyEvent> = {
  CompanyCreated: {
    type: 'CompanyCreated',
    data: { ownerId: owner, name: 'Redekunst GmbH', vatId: 'DE123456788', country: 'DE', maxEmployees: null },
  },
  CompanyRenamed: { type: 'CompanyRenamed', data: { name: 'Redekunst AG' } },
  VatIdChanged: { type: 'VatIdChanged', data: { vatId: 'ATU12345675', country: 'AT' } },
  VatIdChecked: { type: 'VatIdChecked', data: { status: 'valid', checkedAt: '2026-11-01T09:00:00.000Z' } },
  MaxEmployeesChanged: { type: 'MaxEmployeesChanged', data: { maxEmployees: 50 } },
  EmployeeInvited: {
    type: 'EmployeeInvited',
    data: {
      invitationId,
      email: 'ada@example.org',
      emailOf: invitationId,
      role: 'employee',
      expiresAt: '2026-11-15T09:00:00.000Z',
    },
  },
  SeatInvitationRevoked: { type: 'SeatInvitationRevoked', data: { invitationId } },
  SeatInvitationDeclined: { type: 'SeatInvitationDeclined', data: { invitationId } },
  EmployeeJoined: { type: 'EmployeeJoined', data: { invitationId, userId: ada, role: 'employee' } },
  EmployeeRoleChanged: { type: 'EmployeeRoleChanged', data: { userId: ada, role: 'manager' } },
  EmployeeRemoved: { type: 'EmployeeRemoved', data: { userId: ada } },
  EmployeeLeft: { type: 'EmployeeLeft', data: { userId: ada } },
  OwnershipTransferred: { type: 'OwnershipTransferred', data: { from: owner, to: ada } },
  OwnerSeatTaken: { type: 'OwnerSeatTaken', data: { userId: owner } },
  OwnerSeatGivenUp: { type: 'OwnerSeatGivenUp', data: { userId: owner } },
  CompanyPlanChanged: {
    type: 'CompanyPlanChanged',
    data: {
      plan: {
        subscriptionId: 'c'.repeat(32),
        productName: 'Team',
        benefits: {
          tier: 'premium',
          permissions: [],
          quotas: { analysis: classes, ai_feedback: classes, live_transcription: classes },
        },
        licences: 5,
        maxSeats: 20,
        endsAt: '2026-12-01T09:00:00.000Z',
      },
      basis: 6,
    },
  },
  CompanySuspended: { type: 'CompanySuspended', data: { reason: 'The invoices of a year are open' } },
  CompanyResumed: { type: 'CompanyResumed', data: { reason: 'Everything is paid' } },
  CompanyClosed: { type: 'CompanyClosed', data: {} },
};
