import type { Company, CompanyInvitation, Member } from './company.ts';
import type { CompanyEvent } from './events.ts';

export function evolveCompany(company: Company | null, event: CompanyEvent): Company | null {
  if (event.type !== 'CompanyCreated') return company && evolvePeople(evolveFacts(company, event), event);
  const { ownerId, name, vatId, country, maxEmployees } = event.data;
  const facts = { name, vatId, country, vatStatus: 'unchecked' as const, maxEmployees };
  const members: Member[] = [{ userId: ownerId, role: 'owner', hasSeat: false }];
  return { ...facts, members, invitations: [], plan: null, planBasis: 0, isSuspended: false, isClosed: false };
}

function evolveFacts(company: Company, { type, data }: CompanyEvent): Company {
  switch (type) {
    case 'CompanyRenamed':
      return { ...company, name: data.name };
    case 'VatIdChanged':
      return { ...company, vatId: data.vatId, country: data.country, vatStatus: 'unchecked' };
    case 'VatIdChecked':
      return { ...company, vatStatus: data.status };
    case 'MaxEmployeesChanged':
      return { ...company, maxEmployees: data.maxEmployees };
    case 'CompanyPlanChanged':
      return { ...company, plan: data.plan, planBasis: data.basis };
    case 'CompanySuspended':
      return { ...company, isSuspended: true };
    case 'CompanyResumed':
      return { ...company, isSuspended: false };
    case 'CompanyClosed':
      return { ...company, isClosed: true, members: [], plan: null };
    default:
      return company;
  }
}

function evolvePeople(company: Company, event: CompanyEvent): Company {
  const { members, invitations } = company;
  const answered = answerTo(event);
  const known = answered
    ? {
        ...company,
        invitations: invitations.map((one) =>
          one.invitationId === answered.id ? { ...one, status: answered.status } : one,
        ),
      }
    : company;
  switch (event.type) {
    case 'EmployeeInvited': {
      const { invitationId, email, role, expiresAt } = event.data;
      // An ended invitation may be created again.
      const others = invitations.filter((one) => one.invitationId !== invitationId);
      return { ...known, invitations: [...others, { invitationId, email, role, expiresAt, status: 'pending' }] };
    }
    case 'EmployeeJoined': {
      const { userId, role } = event.data;
      return { ...known, members: [...members, { userId, role, hasSeat: true }] };
    }
    case 'EmployeeRoleChanged':
      return { ...known, members: members.map(inRole(event.data.userId, event.data.role)) };
    case 'EmployeeRemoved':
    case 'EmployeeLeft':
      return { ...known, members: without(members, event.data.userId) };
    case 'OwnershipTransferred': {
      const { from, to } = event.data;
      return { ...known, members: members.map(inRole(from, 'manager')).map(inRole(to, 'owner')) };
    }
    case 'OwnerSeatTaken':
      // Last in the order of seats.
      return { ...known, members: [...without(members, event.data.userId), seated(event.data.userId)] };
    case 'OwnerSeatGivenUp':
      return {
        ...known,
        members: members.map((one) => (one.userId === event.data.userId ? { ...one, hasSeat: false } : one)),
      };
    default:
      return known;
  }
}

function answerTo({
  type,
  data,
}: CompanyEvent): Readonly<{ id: string; status: CompanyInvitation['status'] }> | undefined {
  switch (type) {
    case 'EmployeeJoined':
      return { id: data.invitationId, status: 'accepted' };
    case 'SeatInvitationDeclined':
      return { id: data.invitationId, status: 'declined' };
    case 'SeatInvitationRevoked':
      return { id: data.invitationId, status: 'revoked' };
    default:
      return undefined;
  }
}

const inRole =
  (userId: string, role: Member['role']) =>
  (member: Member): Member =>
    member.userId === userId ? { ...member, role } : member;

const without = (members: readonly Member[], userId: string) => members.filter((member) => member.userId !== userId);

const seated = (userId: string): Member => ({ userId, role: 'owner', hasSeat: true });
