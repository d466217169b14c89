import * as z from 'zod/mini';
import { rejectionCodes } from '#domain/invitations/contract/calls.ts';
import { Seats } from '#domain/kernel/billing.ts';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import type { ErrorCode } from '#domain/kernel/errors.ts';
import { Id } from '#domain/kernel/ids.ts';
import { DataKind, DataReader, DataTerm } from '#domain/kernel/kept-data.ts';
import { TaxPreview, VatIdStatus, VatIdText } from '#domain/kernel/vat.ts';
import { ShownName } from '#domain/users/contract/shown-name.ts';

const Name = z.string().check(z.trim(), z.minLength(2), z.maxLength(100));
const InCompany = z.object({ userId: Id });
/** For the caller's own company: no call names a company. */
const inCompany = ['not_found', 'access_denied', 'idempotency_mismatch'] as const satisfies readonly ErrorCode[];

const Rejected = z.array(z.object({ email: z.string(), code: z.enum(rejectionCodes) }));

const inviting = {
  method: 'POST',
  answer: z.object({
    sent: z.array(z.string()),
    rejected: Rejected,
    /** The rejected addresses. */
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
      vatId: VatIdText,
      maxEmployees: z._default(z.nullable(Seats), null),
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
  /** Changes nothing: previews the effect of another VAT id on the running price. */
  PreviewCompanyVatId: {
    method: 'POST',
    path: '/api/Company/VatId/Preview',
    body: z.object({ vatId: VatIdText }),
    answer: TaxPreview,
    status: 200,
    errors: ['not_found', 'access_denied', 'invalid_input', 'vat_id_invalid', 'too_many_requests'],
  },
  /** Only the owner may change the VAT id. The change takes effect with the next invoice. */
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
    body: z.object({ maxEmployees: z.nullable(Seats) }),
    answer: Nothing,
    status: 204,
    errors: [...inCompany, 'invalid_input'],
  },
  /** Each invitation holds a seat for 14 days. A rejected address does not stop the others. */
  InviteToCompany: {
    ...inviting,
    path: '/api/Company/InviteUsers',
    body: z.object({
      emails: z.array(z.string().check(z.maxLength(300))).check(z.minLength(1), z.maxLength(200)),
      isManager: z._default(z.boolean(), false),
    }),
  },
  AddToCompany: {
    ...inviting,
    path: '/api/Company/AddUser',
    body: z.object({
      email: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
      isManager: z._default(z.boolean(), false),
    }),
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
  /** The owner has to hand the company over first. */
  LeaveCompany: {
    method: 'POST',
    path: '/api/Company/Leave',
    body: z.nullish(NoInput),
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
  /** Name of the owner; null if the person was erased. */
  owner: z.nullable(z.string()),
  ownerName: z.nullable(ShownName),
  /** The person's role in it. */
  role: z.enum(['owner', 'manager', 'employee']),
  createdAt: z.iso.datetime(),
  isActive: z.boolean(),
  maxEmployees: z.nullable(z.int()),
  /** For owner and managers; null for employees. */
  vatId: z.nullable(z.string()),
  country: z.string(),
  vatStatus: VatIdStatus,
  tier: z.nullable(z.string()),
  subscriptionId: z.nullable(z.string()),
  /** When a cancelled plan stops providing seats. Null if the plan is not cancelled. */
  planEndsAt: z.nullable(z.iso.datetime()),
  seats: z.object({ total: z.int(), taken: z.int(), held: z.int() }),
  hasOwnSeat: z.boolean(),
});
export type CompanyAnswer = z.infer<typeof Company>;

/** Null if the person is in no company. */
export const companyOfUser = {
  method: 'GET',
  path: '/api/Company/GetCompanyOfUser',
  name: 'company-list',
  query: NoInput,
  answer: z.nullable(Company),
} as const satisfies QueryCall;

export const companySubscription = {
  method: 'GET',
  path: '/api/Company/GetSubscriptionStatusOfCompany',
  name: 'company-subscription',
  query: NoInput,
  answer: z.object({
    isActive: z.boolean(),
    productName: z.nullable(z.string()),
    licences: z.int(),
    seats: z.int(),
  }),
  errors: ['not_found'],
} as const satisfies QueryCall;

const CompanyUser = z.object({
  /** Null while the invitation is not accepted. */
  userId: z.nullable(Id),
  invitationId: z.nullable(Id),
  email: z.string(),
  username: z.nullable(z.string()),
  name: z.nullable(ShownName),
  hasAccepted: z.boolean(),
  isManager: z.boolean(),
  isOwner: z.boolean(),
  hasSeat: z.boolean(),
  /** Until when the invitation holds a seat. */
  expiresAt: z.nullable(z.iso.datetime()),
});
export type CompanyUser = z.infer<typeof CompanyUser>;

/** For owner and managers: the members, then the invited people. */
export const companyUsers = {
  method: 'GET',
  path: '/api/GetUsersInCompany/:id',
  name: 'company-users',
  params: z.object({ id: Id }),
  query: NoInput,
  answer: z.array(CompanyUser),
  errors: ['not_found', 'access_denied'],
} as const satisfies QueryCall;

/**
 * The least number of employees in a group that a figure describes. In a smaller group, an employer with several own accounts could
 * single out one employee.
 */
export const smallestGroup = 11;

/** From `least` to `most`: never more exact than a manager may know. */
const Range = z.object({ least: z.int(), most: z.int() });

/** For owner and managers: completed months, the newest first. All null: too few people for a figure. */
export const companyActivity = {
  method: 'GET',
  path: '/api/Company/Activity',
  name: 'company-activity',
  query: NoInput,
  answer: z.array(
    z.object({
      month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
      /** Employees who were in the company for the whole month. */
      people: z.nullable(z.int()),
      active: z.nullable(Range),
      /** The minimum for all together; only a few talks of each person count. */
      talks: z.nullable(z.object({ least: z.int() })),
    }),
  ),
  errors: ['not_found', 'access_denied'],
} as const satisfies QueryCall;
export type ActivityMonth = z.infer<typeof companyActivity.answer>[number];

/** For everybody in a company, and for their works council: the data that the product keeps about them. */
export const keptData = {
  method: 'GET',
  path: '/api/Company/KeptData',
  name: 'company-kept-data',
  query: NoInput,
  answer: z.array(z.object({ data: DataKind, readers: z.array(DataReader), until: DataTerm })),
  errors: ['not_found'],
} as const satisfies QueryCall;
export type KeptDataRow = z.infer<typeof keptData.answer>[number];
