import { describe, expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { type Company, freeSeats, ownerOf, seatedMembers, seatsOf } from './company.ts';
import { companyDecider } from './decider.ts';
import type { CompanyEvent, CompanyPlan } from './events.ts';
import { sortWanted } from './invite.ts';

const given = specFor(companyDecider);
const now = new Date('2026-11-01T09:00:00.000Z');
const inTwoWeeks = '2026-11-15T09:00:00.000Z';

test('a company is created once', () => {
  given().when({ type: 'CreateCompany', data: companyData() }).thenEmits(created());
  given(created()).when({ type: 'CreateCompany', data: companyData() }).thenNothing();
  given(created())
    .when({ type: 'CreateCompany', data: { ...companyData(), ownerId: 'another' } })
    .thenRefuses('conflict');
});

describe('seats', () => {
  test.each([
    ['as many as are paid for', { licences: 5, maxSeats: null }, null, 5],
    ['no more than the tier allows', { licences: 50, maxSeats: 20 }, null, 20],
    ['no more than the company wants', { licences: 50, maxSeats: 20 }, 10, 10],
  ])('are %s', (_what, change, maxEmployees, seats) => {
    const company = { isSuspended: false, plan: plan(change), maxEmployees };
    expect(seatsOf(company)).toBe(seats);
  });

  test('are none without a plan', () =>
    expect(seatsOf({ isSuspended: false, plan: null, maxEmployees: null })).toBe(0));

  test('are held for an invitation for two weeks', () => {
    const company = companyAfter(created(), planned(2), invited('1'));
    expect(freeSeats(company, now)).toBe(1);
    expect(freeSeats(company, new Date(inTwoWeeks))).toBe(2);
  });

  test('stay with the earliest members if there are fewer', () => {
    const company = companyAfter(created(), planned(3), ...joined('1'), ...joined('2'), ...joined('3'), planned(2, 9));
    expect(seatedMembers(company).map(({ userId }) => userId)).toEqual(['user-1', 'user-2']);
  });

  test('of an older plan are not restored', () =>
    given(created(), planned(3, 9))
      .when({ type: 'SetPlan', data: { plan: null, basis: 8 } })
      .thenNothing());
});

describe('invitations', () => {
  test('are limited to the number of seats', () => {
    const wanted = ['1', '2', '3'].map((digit) => one(digit));
    given(created(), planned(2)).when(invite(wanted), now).thenEmits(invited('1'), invited('2'));
    const { rejected } = sortWanted(companyAfter(created(), planned(2), invited('1'), invited('2')), wanted, now);
    expect(rejected).toEqual([{ email: '3@example.org', code: 'no_seats_left' }]);
  });

  test('with the same ids count once', () =>
    given(created(), planned(2), invited('1'))
      .when(invite([one('1')]), now)
      .thenNothing());

  test('go to each address only once', () => {
    const again = { ...one('2'), email: '1@EXAMPLE.org' };
    const { rejected } = sortWanted(companyAfter(created(), planned(5), invited('1')), [again], now);
    expect(rejected).toEqual([{ email: '1@EXAMPLE.org', code: 'user_exists' }]);
  });

  test('are sent by the owner and managers only', () => {
    const members = [created(), planned(5), ...joined('1', 'manager'), ...joined('2')];
    given(...members)
      .when(invite([one('3')], 'user-1'), now)
      .thenEmits(invited('3'));
    given(...members)
      .when(invite([one('3')], 'user-2'), now)
      .thenRefuses('access_denied');
    given(...members)
      .when(invite([one('3')], 'stranger'), now)
      .thenRefuses('not_found');
  });

  test('are accepted once, by the invited person only', () => {
    given(created(), planned(1), invited('1')).when(accept('1'), now).thenEmits(joins('1'));
    given(created(), planned(1), ...joined('1'))
      .when(accept('1'), now)
      .thenNothing();
    given(created(), planned(1), invited('1'))
      .when(accept('1', 'other@example.org'), now)
      .thenRefuses('invitation_not_found');
  });

  test('are void after two weeks, or once they are revoked or declined', () => {
    const invitation = [created(), planned(1), invited('1')];
    given(...invitation)
      .when(accept('1'), new Date(inTwoWeeks))
      .thenRefuses('invitation_deactivated');
    given(...invitation, revoked('1'))
      .when(accept('1'), now)
      .thenRefuses('invitation_deactivated');
    given(...invitation, declined('1'))
      .when(accept('1'), now)
      .thenRefuses('invitation_deactivated');
  });

  test('cannot be accepted without a free seat, after the seats were reduced', () =>
    given(created(), planned(2), invited('1'), invited('2'), planned(1, 9), joins('1'))
      .when(accept('2'), now)
      .thenRefuses('no_seats_left'));

  test('are declined or revoked once, and not after they were accepted', () => {
    given(created(), planned(1), invited('1')).when(decline('1')).thenEmits(declined('1'));
    given(created(), planned(1), invited('1'), declined('1')).when(decline('1')).thenNothing();
    given(created(), planned(1), invited('1')).when(revoke('1')).thenEmits(revoked('1'));
    given(created(), planned(1), invited('1'), revoked('1')).when(revoke('1')).thenNothing();
    given(created(), planned(1), ...joined('1'))
      .when(revoke('1'))
      .thenRefuses('conflict');
    given(created(), planned(1), ...joined('1'))
      .when(decline('1'))
      .thenRefuses('conflict');
  });
});

describe('people of a company', () => {
  const team = () => [created(), planned(5), ...joined('1', 'manager'), ...joined('2')];

  test('get another role from the owner or a manager', () => {
    const promoted: CompanyEvent = { type: 'EmployeeRoleChanged', data: { userId: 'user-2', role: 'manager' } };
    given(...team())
      .when(setRole('user-2', 'manager', 'user-1'))
      .thenEmits(promoted);
    given(...team())
      .when(setRole('user-2', 'employee', 'user-1'))
      .thenNothing();
    given(...team())
      .when(setRole('user-1', 'employee', 'user-2'))
      .thenRefuses('access_denied');
    given(...team())
      .when(setRole(owner, 'employee', 'user-1'))
      .thenRefuses('company_needs_owner');
    given(...team())
      .when(setRole('stranger', 'employee', owner))
      .thenRefuses('user_not_found');
  });

  test('are removed by the owner or a manager; the owner is not', () => {
    given(...team())
      .when(remove('user-2', 'user-1'))
      .thenEmits({ type: 'EmployeeRemoved', data: { userId: 'user-2' } });
    given(...team())
      .when(remove(owner, 'user-1'))
      .thenRefuses('company_needs_owner');
  });

  test('can leave at any time; the owner must hand over first', () => {
    given(...team())
      .when({ type: 'LeaveCompany', data: { askedBy: 'user-2' } })
      .thenEmits(left('user-2'));
    given(...team())
      .when({ type: 'LeaveCompany', data: { askedBy: 'stranger' } })
      .thenNothing();
    given(...team())
      .when({ type: 'LeaveCompany', data: { askedBy: owner } })
      .thenRefuses('company_needs_owner');
  });

  test('become the owner only through the owner', () => {
    given(...team())
      .when(transfer('user-2', owner))
      .thenEmits(transferred('user-2'));
    given(...team())
      .when(transfer(owner, owner))
      .thenNothing();
    given(...team())
      .when(transfer('user-1', 'user-1'))
      .thenRefuses('access_denied');
    expect(ownerOf(companyAfter(...team(), transferred('user-2')))).toBe('user-2');
  });
});

test('members and invitations follow from the latest events', () => {
  const people = [created(), planned(9), ...joined('1'), ...joined('2'), ...joined('3'), invited('4'), declined('4')];
  const company = companyAfter(
    ...[...people, invited('5'), revoked('5'), invited('6'), revoked('6'), invited('6')],
    { type: 'EmployeeRoleChanged', data: { userId: 'user-1', role: 'manager' } },
    { type: 'EmployeeRemoved', data: { userId: 'user-2' } },
    left('user-3'),
  );
  expect(company.members).toEqual([
    { userId: owner, role: 'owner', hasSeat: false },
    { userId: 'user-1', role: 'manager', hasSeat: true },
  ]);
  expect(company.invitations.map(({ email, status }) => [email.slice(0, 1), status])).toEqual([
    ...['1', '2', '3'].map((digit) => [digit, 'accepted']),
    ...[
      ['4', 'declined'],
      ['5', 'revoked'],
      ['6', 'pending'],
    ],
  ]);
  expect(companyAfter(created(), ...joined('1'), transferred('user-1')).members.map(({ role }) => role)).toEqual([
    'manager',
    'owner',
  ]);
});

test('the owner can take one of the paid seats and give it up', () => {
  const taken: CompanyEvent = { type: 'OwnerSeatTaken', data: { userId: owner } };
  const givenUp: CompanyEvent = { type: 'OwnerSeatGivenUp', data: { userId: owner } };
  given(created(), planned(1)).when(takeSeat(true), now).thenEmits(taken);
  given(created(), planned(1), taken).when(takeSeat(true), now).thenNothing();
  given(created(), planned(1), invited('1')).when(takeSeat(true), now).thenRefuses('no_seats_left');
  given(created(), planned(1), taken).when(takeSeat(false), now).thenEmits(givenUp);
  given(created(), planned(2), ...joined('1'), taken, givenUp)
    .when(takeSeat(false), now)
    .thenNothing();
  expect(seatedMembers(companyAfter(created(), planned(2), ...joined('1'), taken, givenUp))).toMatchObject([
    { userId: 'user-1' },
  ]);
});

test('an admin suspends all seats and hands a company over', () => {
  const suspended: CompanyEvent = { type: 'CompanySuspended', data: { reason: 'Unpaid' } };
  const suspend = { type: 'SuspendCompany', data: { reason: 'Unpaid' } } as const;
  given(created()).when(suspend).thenEmits(suspended);
  given(created(), suspended).when(suspend).thenNothing();
  given(created(), suspended).when({ type: 'ResumeCompany', data: {} }).thenEmits({ type: 'CompanyResumed', data: {} });
  given(created()).when({ type: 'ResumeCompany', data: {} }).thenNothing();
  given(created(), suspended)
    .when({ type: 'ResumeCompany', data: { reason: 'Paid' } })
    .thenEmits({ type: 'CompanyResumed', data: { reason: 'Paid' } });
  expect(seatsOf(companyAfter(created(), planned(2), suspended))).toBe(0);
  expect(seatsOf(companyAfter(created(), planned(2), suspended, { type: 'CompanyResumed', data: {} }))).toBe(2);
  const handOver = (userId: string) =>
    ({ type: 'HandOverCompany', data: { userId, reason: 'The owner has left' } }) as const;
  given(created(), planned(2), ...joined('1'))
    .when(handOver('user-1'))
    .thenEmits({ type: 'OwnershipTransferred', data: { from: owner, to: 'user-1', reason: 'The owner has left' } });
  given(created()).when(handOver(owner)).thenNothing();
  given(created()).when(handOver('stranger')).thenRefuses('owner_not_found');
  given(created())
    .when({ type: 'TransferOwnership', data: { askedBy: owner, userId: 'stranger' } })
    .thenRefuses('owner_not_found');
});

test('owner and managers change name and limit, once', () => {
  const team = [created(), planned(5), ...joined('1', 'manager')];
  const rename = { type: 'RenameCompany', data: { askedBy: 'user-1', name: 'New' } } as const;
  const renamed: CompanyEvent = { type: 'CompanyRenamed', data: { name: 'New' } };
  given(...team)
    .when(rename)
    .thenEmits(renamed);
  given(...team, renamed)
    .when(rename)
    .thenNothing();
  const limit = { type: 'SetMaxEmployees', data: { askedBy: 'user-1', maxEmployees: 9 } } as const;
  const limited: CompanyEvent = { type: 'MaxEmployeesChanged', data: { maxEmployees: 9 } };
  given(...team)
    .when(limit)
    .thenEmits(limited);
  given(...team, limited)
    .when(limit)
    .thenNothing();
});

describe('the VAT id', () => {
  const austrian = { vatId: 'ATU12345675', country: 'AT' } as const;
  const change = (status: 'valid' | 'unchecked', askedBy = owner) =>
    ({ type: 'ChangeVatId', data: { askedBy, ...austrian, status } }) as const;
  const changed: CompanyEvent = { type: 'VatIdChanged', data: austrian };
  const checked = (status: 'valid' | 'invalid'): CompanyEvent => ({
    type: 'VatIdChecked',
    data: { status, checkedAt: now.toISOString() },
  });

  test('is changed by the owner alone', () => {
    given(created(), planned(5), ...joined('1', 'manager'))
      .when(change('valid', 'user-1'))
      .thenRefuses('access_denied');
    given(created()).when(change('valid'), now).thenEmits(changed, checked('valid'));
  });

  test('is unchecked after a change until the service answers', () => {
    given(created(), checked('valid')).when(change('unchecked'), now).thenEmits(changed);
    given(created(), checked('valid')).when(change('valid'), now).thenEmits(changed, checked('valid'));
    expect(companyAfter(created(), checked('valid'), changed)).toMatchObject({ ...austrian, vatStatus: 'unchecked' });
  });

  test('gets the new answer of the service if it is unchanged', () => {
    given(created(), changed, checked('invalid')).when(change('valid'), now).thenEmits(checked('valid'));
    given(created(), changed, checked('valid')).when(change('valid'), now).thenNothing();
  });

  test('keeps its status while the service does not answer', () =>
    given(created(), changed, checked('valid')).when(change('unchecked'), now).thenNothing());

  test('gets an answer only if it is the id that was checked', () => {
    const report = (vatId: string) => ({ type: 'ReportVatCheck', data: { vatId, status: 'valid' } }) as const;
    given(created()).when(report('DE123456788'), now).thenEmits(checked('valid'));
    given(created(), checked('valid')).when(report('DE123456788'), now).thenNothing();
    given(created()).when(report('ATU12345675')).thenNothing();
  });
});

test('records a plan once, and only if it is newer and changes something', () => {
  const tell = (licences: number, basis: number) =>
    ({ type: 'SetPlan', data: { plan: plan({ licences }), basis } }) as const;
  given(created()).when(tell(3, 6)).thenEmits(planned(3, 6));
  given(created(), planned(3, 6)).when(tell(5, 6)).thenNothing();
  given(created(), planned(3, 6)).when(tell(3, 7)).thenNothing();
  given(created(), planned(3, 6)).when(tell(5, 7)).thenEmits(planned(5, 7));
});

describe('when somebody is erased', () => {
  const forget = (userId: string) => ({ type: 'ForgetMember', data: { userId } }) as const;
  const team = () => [created(), planned(5), ...joined('1', 'manager'), ...joined('2')];

  test('removes an employee', () =>
    given(...team())
      .when(forget('user-2'))
      .thenEmits(left('user-2')));

  test('ignores a person who is no member', () =>
    given(...team())
      .when(forget('stranger'))
      .thenNothing());

  test('makes a manager the owner', () =>
    given(...team())
      .when(forget(owner))
      .thenEmits(transferred('user-1'), left(owner)));

  test('ends a company without a manager', () => {
    given(created()).when(forget(owner)).thenEmits(closed());
    given(created(), closed()).when(forget(owner)).thenNothing();
  });
});

test('a company closed by its owner no longer exists', () => {
  const close = (askedBy: string) => ({ type: 'CloseCompany', data: { askedBy } }) as const;
  given(created(), planned(5), ...joined('1', 'manager'))
    .when(close('user-1'))
    .thenRefuses('access_denied');
  given(created()).when(close(owner)).thenEmits(closed());
  given(created(), closed()).when(close(owner)).thenRefuses('not_found');
  given().when(close(owner)).thenRefuses('not_found');
  expect(companyAfter(created(), planned(5), closed())).toMatchObject({ isClosed: true, members: [], plan: null });
});

test.each([
  { type: 'ReportVatCheck', data: { vatId: 'DE123456788', status: 'valid' } },
  { type: 'SetPlan', data: { plan: null, basis: 9 } },
  { type: 'ForgetMember', data: { userId: 'owner' } },
  { type: 'ReleaseSeat', data: { invitationId: '1'.repeat(32) } },
] as const)('$type of the system has no effect if it comes too late', (command) => {
  given(created(), closed()).when(command).thenNothing();
  given().when(command).thenNothing();
});

const owner = 'owner';
const companyData = () =>
  ({ ownerId: 'owner', name: 'Redekunst', vatId: 'DE123456788', country: 'DE', maxEmployees: null }) as const;
const created = (): CompanyEvent => ({ type: 'CompanyCreated', data: companyData() });
const closed = (): CompanyEvent => ({ type: 'CompanyClosed', data: {} });
const left = (userId: string): CompanyEvent => ({ type: 'EmployeeLeft', data: { userId } });
const transferred = (to: string): CompanyEvent => ({ type: 'OwnershipTransferred', data: { from: 'owner', to } });

function plan(change: Partial<CompanyPlan> = {}): CompanyPlan {
  const classes = { fast: 1, relaxed: 1 };
  const quotas = { analysis: classes, ai_feedback: classes, live_transcription: classes };
  const benefits = { tier: null, permissions: [], quotas };
  return { subscriptionId: 'c'.repeat(32), productName: 'Team', benefits, licences: 5, maxSeats: null, ...change };
}

function planned(licences: number, basis = 6): CompanyEvent {
  return { type: 'CompanyPlanChanged', data: { plan: plan({ licences }), basis } };
}

function one(digit: string) {
  const invitationId = digit.repeat(32);
  return { invitationId, email: `${digit}@example.org`, emailOf: invitationId, role: 'employee' as const };
}

function invited(digit: string, role: 'manager' | 'employee' = 'employee'): CompanyEvent {
  return { type: 'EmployeeInvited', data: { ...one(digit), role, expiresAt: '2026-11-15T09:00:00.000Z' } };
}

function joins(digit: string, role: 'manager' | 'employee' = 'employee'): CompanyEvent {
  return { type: 'EmployeeJoined', data: { invitationId: digit.repeat(32), userId: `user-${digit}`, role } };
}

function joined(digit: string, role: 'manager' | 'employee' = 'employee') {
  return [invited(digit, role), joins(digit, role)];
}

const revoked = (digit: string): CompanyEvent => ({
  type: 'SeatInvitationRevoked',
  data: { invitationId: digit.repeat(32) },
});
const declined = (digit: string): CompanyEvent => ({
  type: 'SeatInvitationDeclined',
  data: { invitationId: digit.repeat(32) },
});

const invite = (wanted: readonly ReturnType<typeof one>[], askedBy = 'owner') =>
  ({ type: 'InviteEmployees', data: { askedBy, wanted } }) as const;
const answer = (digit: string, email: string) => ({ invitationId: digit.repeat(32), userId: `user-${digit}`, email });
const accept = (digit: string, email = `${digit}@example.org`) =>
  ({ type: 'AcceptInvitation', data: answer(digit, email) }) as const;
const decline = (digit: string) =>
  ({ type: 'DeclineInvitation', data: answer(digit, `${digit}@example.org`) }) as const;
const revoke = (digit: string) =>
  ({ type: 'RevokeInvitation', data: { askedBy: 'owner', invitationId: digit.repeat(32) } }) as const;
const setRole = (userId: string, role: 'manager' | 'employee', askedBy: string) =>
  ({ type: 'ChangeEmployeeRole', data: { userId, role, askedBy } }) as const;
const remove = (userId: string, askedBy: string) => ({ type: 'RemoveEmployee', data: { userId, askedBy } }) as const;
const transfer = (userId: string, askedBy: string) =>
  ({ type: 'TransferOwnership', data: { userId, askedBy } }) as const;
const takeSeat = (isTaken: boolean) => ({ type: 'TakeOwnerSeat', data: { askedBy: 'owner', isTaken } }) as const;
const companyAfter = (...events: readonly CompanyEvent[]) =>
  events.reduce<Company | null>(companyDecider.evolve, null) as Company;
