import { z } from 'zod';
import { rejectionCodes } from '#domain/invitations/contract/calls.ts';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import type { ErrorCode } from '#domain/kernel/errors.ts';
import { Id } from '#domain/kernel/ids.ts';
import { DataKind, DataReader, DataTerm } from '#domain/kernel/kept-data.ts';
import { TaxPreview, VatIdStatus, VatIdText } from '#domain/kernel/vat.ts';
import { ShownName } from '#domain/users/contract/shown-name.ts';

const Name = z.string().trim().min(2).max(100);
const InCompany = z.object({ userId: Id });
/** For the person's own company: no call names it. */
const inCompany = ['not_found', 'access_denied', 'idempotency_mismatch'] as const satisfies readonly ErrorCode[];

const Rejected = z.array(z.object({ email: z.string(), code: z.enum(rejectionCodes) }));

const inviting = {
  method: 'POST',
  answer: z.object({
    sent: z.array(z.string()),
    rejected: Rejected,
    /** The addresses of `rejected`. */
    rejectedEmails: z.array(z.string()),
  }),
  status: 200,
  errors: [...inCompany, 'invalid_input', 'email_not_confirmed', 'InvalidOperationException', 'too_many_requests'],
} as const;
const onPerson = { params: InCompany, answer: Nothing, status: 204 } as const;

export const companyCommands = {
  /** The creator is its owner. A person is in one company at most. */
  CreateCompany: {
    method: 'POST',
    path: '/api/Company/CreateCompany',
    body: z.object({
      name: Name,
      vatId: z.string().trim().min(1).max(30),
      maxEmployees: z.int().min(1).max(100_000).nullable().default(null),
    }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: [
      'invalid_input',
      'vat_id_invalid',
      'email_not_confirmed',
      'InvalidOperationException',
      'idempotency_mismatch',
    ],
  },
  EditCompanyName: {
    method: 'PUT',
    path: '/api/Company/EditCompanyName',
    body: z.object({ name: Name }),
    answer: Nothing,
    status: 204,
    errors: [...inCompany, 'invalid_input'],
  },
  /** Changes nothing: what another VAT id would do to the running price. */
  PreviewCompanyVatId: {
    method: 'POST',
    path: '/api/Company/VatId/Preview',
    body: z.object({ vatId: VatIdText }),
    answer: TaxPreview,
    status: 200,
    errors: ['not_found', 'access_denied', 'invalid_input', 'vat_id_invalid', 'too_many_requests'],
  },
  /** Only the owner may change it; it holds from the next invoice on. */
  ChangeCompanyVatId: {
    method: 'PATCH',
    path: '/api/Company/VatId',
    body: z.object({ vatId: VatIdText }),
    answer: Nothing,
    status: 204,
    errors: [...inCompany, 'invalid_input', 'vat_id_invalid', 'too_many_requests'],
  },
  /** Null: as many as are paid for. */
  SetMaxEmployees: {
    method: 'PATCH',
    path: '/api/Company/MaxEmployees',
    body: z.object({ maxEmployees: z.int().min(1).max(100_000).nullable() }),
    answer: Nothing,
    status: 204,
    errors: [...inCompany, 'invalid_input'],
  },
  /** Each invitation holds a seat for 14 days. A rejected address does not stop the others. */
  InviteToCompany: {
    ...inviting,
    path: '/api/Company/InviteUsers',
    body: z.object({ emails: z.array(z.string().max(300)).min(1).max(200), isManager: z.boolean().default(false) }),
  },
  AddToCompany: {
    ...inviting,
    path: '/api/Company/AddUser',
    body: z.object({ email: z.string().trim().min(1).max(300), isManager: z.boolean().default(false) }),
  },
  RevokeSeatInvitation: {
    method: 'DELETE',
    path: '/api/Company/Invitations/:id',
    params: z.object({ id: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [...inCompany, 'invitation_not_found', 'conflict'],
  },
  ChangeCompanyRole: {
    ...onPerson,
    method: 'PATCH',
    path: '/api/Company/Users/:userId',
    body: z.object({ isManager: z.boolean() }),
    errors: [...inCompany, 'user_not_found', 'company_needs_owner'],
  },
  RemoveFromCompany: {
    ...onPerson,
    method: 'DELETE',
    path: '/api/Company/Users/:userId',
    body: Nothing,
    errors: [...inCompany, 'user_not_found', 'company_needs_owner'],
  },
  /** The owner hands the company over first. */
  LeaveCompany: {
    method: 'POST',
    path: '/api/Company/Leave',
    body: NoInput.nullish(),
    answer: Nothing,
    status: 204,
    errors: [...inCompany, 'company_needs_owner'],
  },
  TransferCompany: {
    method: 'POST',
    path: '/api/Company/Transfer',
    body: z.object({ userId: Id }),
    answer: Nothing,
    status: 204,
    errors: [...inCompany, 'owner_not_found'],
  },
  /** The owner uses a seat like an employee, or gives it up. */
  TakeOwnerSeat: {
    method: 'PATCH',
    path: '/api/Company/OwnerSeat',
    body: z.object({ isTaken: z.boolean() }),
    answer: Nothing,
    status: 204,
    errors: [...inCompany, 'no_seats_left'],
  },
} as const satisfies Record<string, CommandCall>;

const Company = z.object({
  id: Id,
  name: z.string(),
  /** Of the owner; null where the person was erased. */
  owner: z.string().nullable(),
  ownerName: ShownName.nullable(),
  /** The person's role in it. */
  role: z.enum(['owner', 'manager', 'employee']),
  createdAt: z.iso.datetime(),
  isActive: z.boolean(),
  maxEmployees: z.int().nullable(),
  /** Told to owner and managers; null to employees. */
  vatId: z.string().nullable(),
  country: z.string(),
  vatStatus: VatIdStatus,
  tier: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  /** Its plan was cancelled, and gives its seats until then; else null. */
  planEndsAt: z.iso.datetime().nullable(),
  seats: z.object({ total: z.int(), taken: z.int(), held: z.int() }),
  hasOwnSeat: z.boolean(),
});
export type CompanyAnswer = z.infer<typeof Company>;

/** Null where the person is in none. */
export const companyOfUser = {
  method: 'GET',
  path: '/api/Company/GetCompanyOfUser',
  name: 'company-list',
  query: NoInput,
  answer: Company.nullable(),
} as const satisfies QueryCall;

export const companySubscription = {
  method: 'GET',
  path: '/api/Company/GetSubscriptionStatusOfCompany',
  name: 'company-subscription',
  shows: ['company-list'],
  query: NoInput,
  answer: z.object({
    isActive: z.boolean(),
    productName: z.string().nullable(),
    licences: z.int(),
    seats: z.int(),
  }),
  errors: ['not_found'],
} as const satisfies QueryCall;

const CompanyUser = z.object({
  /** Null while the invitation is not accepted. */
  userId: Id.nullable(),
  invitationId: Id.nullable(),
  email: z.string(),
  username: z.string().nullable(),
  name: ShownName.nullable(),
  hasAccepted: z.boolean(),
  isManager: z.boolean(),
  isOwner: z.boolean(),
  hasSeat: z.boolean(),
  /** Until when the invitation holds a seat. */
  expiresAt: z.iso.datetime().nullable(),
});
export type CompanyUser = z.infer<typeof CompanyUser>;

/** For owner and managers: who is in it, then who is invited. */
export const companyUsers = {
  method: 'GET',
  path: '/api/GetUsersInCompany/:id',
  name: 'company-users',
  shows: ['company-list'],
  params: z.object({ id: Id }),
  query: NoInput,
  answer: z.array(CompanyUser),
  errors: ['not_found', 'access_denied'],
} as const satisfies QueryCall;

/**
 * Least number of employees in a group that a figure describes. With fewer, accounts of the employer's own could single
 * one out.
 */
export const smallestGroup = 11;

/** From `least` to `most`: never more exact than a manager may know. */
const Range = z.object({ least: z.int(), most: z.int() });

/** For owner and managers: whole months that are over, the newest first. All null: too few people to show anything. */
export const companyActivity = {
  method: 'GET',
  path: '/api/Company/Activity',
  name: 'company-activity',
  shows: ['company-list'],
  query: NoInput,
  answer: z.array(
    z.object({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      /** Employees who were in it for the whole month. */
      people: z.int().nullable(),
      active: Range.nullable(),
      /** Together at least; of each person a few count. */
      talks: z.object({ least: z.int() }).nullable(),
    }),
  ),
  errors: ['not_found', 'access_denied'],
} as const satisfies QueryCall;
export type ActivityMonth = z.infer<typeof companyActivity.answer>[number];

/** For everybody in a company, and for their works council: what the product keeps about them. */
export const keptData = {
  method: 'GET',
  path: '/api/Company/KeptData',
  name: 'company-kept-data',
  query: NoInput,
  answer: z.array(z.object({ data: DataKind, readers: z.array(DataReader), until: DataTerm })),
  errors: ['not_found'],
} as const satisfies QueryCall;
export type KeptDataRow = z.infer<typeof keptData.answer>[number];
