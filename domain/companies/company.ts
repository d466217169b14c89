import type { VatIdStatus } from '#domain/kernel/vat.ts';
import type { CompanyPlan } from './events.ts';

type CompanyRole = 'owner' | 'manager' | 'employee';
export type Member = Readonly<{ userId: string; role: CompanyRole; hasSeat: boolean }>;

export type CompanyInvitation = Readonly<{
  invitationId: string;
  email: string;
  role: 'manager' | 'employee';
  expiresAt: string;
  status: 'pending' | 'accepted' | 'declined' | 'revoked';
}>;

export type Company = Readonly<{
  name: string;
  vatId: string;
  country: string;
  vatStatus: VatIdStatus;
  maxEmployees: number | null;
  /** In the order in which they took a seat: if the number of seats is reduced, the first ones keep theirs. */
  members: readonly Member[];
  invitations: readonly CompanyInvitation[];
  plan: CompanyPlan | null;
  /** The number of the subscription's events that the plan is derived from. */
  planBasis: number;
  /** An admin suspended the company: nobody has a seat. */
  isSuspended: boolean;
  isClosed: boolean;
}>;

/** How many people may use the paid plan. */
export function seatsOf({
  plan,
  maxEmployees,
  isSuspended,
}: Pick<Company, 'plan' | 'maxEmployees' | 'isSuspended'>): number {
  return plan && !isSuspended ? Math.min(plan.licences, plan.maxSeats ?? Infinity, maxEmployees ?? Infinity) : 0;
}

export const takenSeats = ({ members }: Company): number => members.filter(({ hasSeat }) => hasSeat).length;

/** Invitations that hold a seat at this time. */
export const pendingInvitations = ({ invitations }: Company, now: Date): readonly CompanyInvitation[] =>
  invitations.filter(({ status, expiresAt }) => status === 'pending' && new Date(expiresAt) > now);

export const freeSeats = (company: Company, now: Date): number =>
  seatsOf(company) - takenSeats(company) - pendingInvitations(company, now).length;

/** Members whose seat is paid for. */
export const seatedMembers = (company: Company): readonly Member[] =>
  company.members.filter(({ hasSeat }) => hasSeat).slice(0, seatsOf(company));

export const memberOf = ({ members }: Company, userId: string): Member | undefined =>
  members.find((member) => member.userId === userId);

export const ownerOf = ({ members }: Company): string | undefined =>
  members.find(({ role }) => role === 'owner')?.userId;
