import { companyOfUser } from '#domain/companies/contract/calls.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { isErased } from '#domain/kernel/personal.ts';
import type { ReadModel } from '../projection.ts';
import type { Followed } from './events.ts';

/** In the order of their seats. */
type Member = Readonly<{ userId: string; role: 'owner' | 'manager' | 'employee'; hasSeat: boolean }>;
/** Unanswered invitations; they hold a seat until `expiresAt`. */
type Invitation = Readonly<{ invitationId: string; email: string; role: string; expiresAt: string }>;

type Row = Readonly<{
  id: string;
  name: string;
  vat_id: string;
  country: string;
  vat_status: string;
  max_employees: number | null;
  subscription_id: string | null;
  product_name: string | null;
  tier: string | null;
  licences: number;
  max_seats: number | null;
  is_suspended: boolean;
  plan_ends_at: string | null;
  created_at: string;
  members: readonly Member[];
  invitations: readonly Invitation[];
  people: readonly string[];
}>;

export const companyListModel: ReadModel<Followed, Row> = {
  name: companyOfUser.name,
  table: 'company_list',
  key: 'id',
  ddl: `create table company_list (
      id text primary key, name text not null, vat_id text not null, country text not null, vat_status text not null,
      max_employees int, subscription_id text, product_name text, tier text, licences int not null, max_seats int, is_suspended bool not null, plan_ends_at timestamptz,
      created_at timestamptz not null, members jsonb not null, invitations jsonb not null, people text[] not null);
    create index on company_list using gin (people)`,

  keys: ({ type, stream }) => (type === 'SessionCreated' ? [] : [idOf(stream)]),
  readers: ({ people }) => people,

  fold(row, event) {
    if (event.type === 'CompanyCreated') return created(event);
    if (!row || event.type === 'CompanyClosed') return undefined;
    return withPeople(foldFacts(row, event), event);
  },
};

type Event = Parameters<(typeof companyListModel)['fold']>[1];
type Created = Extract<Event, { type: 'CompanyCreated' }>;

function created({ stream, data, metadata }: Created): Row {
  const { ownerId, name, vatId, country, maxEmployees } = data;
  return {
    ...{ id: idOf(stream), name, vat_id: vatId, country, vat_status: 'unchecked', max_employees: maxEmployees },
    ...{ subscription_id: null, product_name: null, tier: null, licences: 0, max_seats: null, plan_ends_at: null },
    is_suspended: false,
    created_at: metadata.at,
    members: [{ userId: ownerId, role: 'owner', hasSeat: false }],
    invitations: [],
    people: [ownerId],
  };
}

function foldFacts(row: Row, { type, data }: Event): Row {
  switch (type) {
    case 'CompanyRenamed':
      return { ...row, name: data.name };
    case 'VatIdChanged':
      return { ...row, vat_id: data.vatId, country: data.country, vat_status: 'unchecked' };
    case 'VatIdChecked':
      return { ...row, vat_status: data.status };
    case 'MaxEmployeesChanged':
      return { ...row, max_employees: data.maxEmployees };
    case 'CompanySuspended':
      return { ...row, is_suspended: true };
    case 'CompanyResumed':
      return { ...row, is_suspended: false };
    case 'CompanyPlanChanged': {
      const { plan } = data;
      return {
        ...{ ...row, subscription_id: plan?.subscriptionId ?? null, product_name: plan?.productName ?? null },
        ...{ tier: plan?.benefits.tier ?? null, licences: plan?.licences ?? 0, max_seats: plan?.maxSeats ?? null },
        plan_ends_at: plan?.endsAt ?? null,
      };
    }
    default:
      return row;
  }
}

function withPeople(row: Row, event: Event): Row {
  const members = membersAfter(row, event);
  return { ...row, members, invitations: invitationsAfter(row, event), people: members.map(({ userId }) => userId) };
}

function membersAfter({ members }: Row, { type, data }: Event): readonly Member[] {
  switch (type) {
    case 'EmployeeJoined':
      return [...members, { userId: data.userId, role: data.role, hasSeat: true }];
    case 'EmployeeRoleChanged':
      return members.map(withRole(data.userId, data.role));
    case 'EmployeeRemoved':
    case 'EmployeeLeft':
      return members.filter(({ userId }) => userId !== data.userId);
    case 'OwnershipTransferred':
      return members.map(withRole(data.from, 'manager')).map(withRole(data.to, 'owner'));
    case 'OwnerSeatTaken':
      return [
        ...members.filter(({ userId }) => userId !== data.userId),
        { userId: data.userId, role: 'owner', hasSeat: true },
      ];
    case 'OwnerSeatGivenUp':
      return members.map((one) => (one.userId === data.userId ? { ...one, hasSeat: false } : one));
    default:
      return members;
  }
}

function invitationsAfter({ invitations }: Row, { type, data }: Event): readonly Invitation[] {
  if (!('invitationId' in data)) return invitations;
  const others = invitations.filter(({ invitationId }) => invitationId !== data.invitationId);
  if (type !== 'EmployeeInvited' || isErased(data.email)) return others;
  const { invitationId, email, role, expiresAt } = data;
  return [...others, { invitationId, email, role, expiresAt }];
}

const withRole =
  (wanted: string, role: Member['role']) =>
  (member: Member): Member =>
    member.userId === wanted ? { ...member, role } : member;
