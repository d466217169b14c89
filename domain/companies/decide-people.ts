import { type ErrorCode, refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { type Company, freeSeats, type Member, memberOf, ownerOf, seatsOf, takenSeats } from './company.ts';
import type { CompanyEvent } from './events.ts';
import { expiryOf, type InviteInput, sortWanted } from './invite.ts';

type AskedBy = Readonly<{ askedBy: string }>;
type Person = AskedBy & Readonly<{ userId: string }>;
type Invitation = Readonly<{ invitationId: string }>;

/** Commands about the members of a company, from the owner and managers. Invited people accept or decline; all members except the owner may leave. */
export type PeopleCommand =
  | Message<'InviteEmployees', AskedBy & Readonly<{ wanted: readonly InviteInput[] }>>
  | Message<'RevokeInvitation', AskedBy & Invitation>
  /** The invitation has ended in its own stream: its seat is free. */
  | Message<'ReleaseSeat', Invitation>
  | Message<'AcceptInvitation' | 'DeclineInvitation', Invitation & Readonly<{ userId: string; email: string }>>
  | EmployeeCommand
  | Message<'LeaveCompany', AskedBy>
  | Message<'TakeOwnerSeat', AskedBy & Readonly<{ isTaken: boolean }>>;

type EmployeeCommand =
  | Message<'ChangeEmployeeRole', Person & Readonly<{ role: 'manager' | 'employee' }>>
  | Message<'RemoveEmployee', Person>
  | Message<'TransferOwnership', Person>;

type Events = readonly CompanyEvent[];

export function decidePeople(command: PeopleCommand, company: Company, now: Date): Events {
  switch (command.type) {
    case 'InviteEmployees': {
      managing(company, command.data);
      const expiresAt = expiryOf(now);
      return sortWanted(company, command.data.wanted, now).accepted.map(({ invitationId, email, emailOf, role }) => ({
        type: 'EmployeeInvited',
        data: { invitationId, email, emailOf, role, expiresAt },
      }));
    }
    case 'RevokeInvitation': {
      managing(company, command.data);
      const { invitationId } = command.data;
      const { status } = invitationIn(company, invitationId);
      if (status === 'accepted') return refuse('conflict');
      return status === 'pending' ? [{ type: 'SeatInvitationRevoked', data: { invitationId } }] : [];
    }
    case 'ReleaseSeat': {
      const { invitationId } = command.data;
      const isHeld = company.invitations.some((one) => one.invitationId === invitationId && one.status === 'pending');
      return isHeld ? [{ type: 'SeatInvitationRevoked', data: { invitationId } }] : [];
    }
    case 'AcceptInvitation':
    case 'DeclineInvitation':
      return decideAnswer(command, company, now);
    case 'LeaveCompany':
      return decideLeave(command.data.askedBy, company);
    case 'TakeOwnerSeat':
      return decideOwnerSeat(command.data, company, now);
    default:
      return decideEmployee(command, company);
  }
}

function decideAnswer(
  { type, data }: Extract<PeopleCommand, { type: 'AcceptInvitation' | 'DeclineInvitation' }>,
  company: Company,
  now: Date,
): Events {
  const { invitationId, userId, email } = data;
  const invitation = invitationIn(company, invitationId);
  // Another person's invitation gets the same answer as one that does not exist.
  if (invitation.email.toLowerCase() !== email.toLowerCase()) return refuse('invitation_not_found');
  if (type === 'DeclineInvitation') {
    if (invitation.status === 'accepted') return refuse('conflict');
    return invitation.status === 'pending' ? [{ type: 'SeatInvitationDeclined', data: { invitationId } }] : [];
  }
  if (memberOf(company, userId)) return [];
  if (invitation.status !== 'pending' || new Date(invitation.expiresAt) <= now) return refuse('invitation_deactivated');
  // The number of seats may have been reduced since the invitation. The first people to accept get the remaining seats.
  if (takenSeats(company) >= seatsOf(company)) return refuse('no_seats_left');
  return [{ type: 'EmployeeJoined', data: { invitationId, userId, role: invitation.role } }];
}

function decideLeave(userId: string, company: Company): Events {
  const member = memberOf(company, userId);
  if (!member) return [];
  // A company needs an owner: the owner has to hand it over first, or close it.
  return member.role === 'owner' ? refuse('company_needs_owner') : [{ type: 'EmployeeLeft', data: { userId } }];
}

function decideOwnerSeat(
  { askedBy: userId, isTaken }: Readonly<{ askedBy: string; isTaken: boolean }>,
  company: Company,
  now: Date,
): Events {
  const owner = owning(company, { askedBy: userId });
  if (owner.hasSeat === isTaken) return [];
  if (!isTaken) return [{ type: 'OwnerSeatGivenUp', data: { userId } }];
  return freeSeats(company, now) > 0 ? [{ type: 'OwnerSeatTaken', data: { userId } }] : refuse('no_seats_left');
}

function decideEmployee({ type, data }: EmployeeCommand, company: Company): Events {
  if (type === 'TransferOwnership') owning(company, data);
  else managing(company, data);
  const { userId } = data;
  const missing = type === 'TransferOwnership' ? 'owner_not_found' : 'user_not_found';
  const member = memberOf(company, userId) ?? refuse(missing);
  switch (type) {
    case 'TransferOwnership':
      if (member.role === 'owner') return [];
      return [{ type: 'OwnershipTransferred', data: { from: data.askedBy, to: userId } }];
    case 'ChangeEmployeeRole': {
      const { role } = data;
      if (member.role === 'owner') return refuse('company_needs_owner');
      return member.role === role ? [] : [{ type: 'EmployeeRoleChanged', data: { userId, role } }];
    }
    case 'RemoveEmployee':
      return member.role === 'owner' ? refuse('company_needs_owner') : [{ type: 'EmployeeRemoved', data: { userId } }];
  }
}

const invitationIn = ({ invitations }: Company, invitationId: string) =>
  invitations.find((one) => one.invitationId === invitationId) ?? refuse('invitation_not_found');

/** Outsiders do not learn that the company exists. @throws not_found, access_denied */
export function managing(company: Company, { askedBy }: AskedBy): Member {
  const member = memberOf(company, askedBy) ?? refuse('not_found');
  return member.role === 'employee' ? refuse('access_denied') : member;
}

/** Commands about money or ownership. @throws not_found, access_denied */
export function owning(company: Company, asked: AskedBy): Member {
  const member = memberOf(company, asked.askedBy) ?? refuse('not_found');
  return ownerOf(company) === asked.askedBy ? member : refuse('access_denied' satisfies ErrorCode);
}
