import * as z from 'zod/mini';
import { Benefits } from '#domain/kernel/entitlement.ts';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';
import { Country, VatIdStatus } from '#domain/kernel/vat.ts';

const moment = z.iso.datetime();
const role = z.enum(['manager', 'employee']);
const name = personal(z.string(), 'stream');
const vatId = personal(z.string(), 'stream');
/** Why an admin did it. */
const reason = personal(z.optional(z.string()), 'stream');

/** Benefits of each seat of a company's subscription. `licences` are paid for; a tier may allow fewer. */
const CompanyPlan = z.object({
  subscriptionId: Id,
  productName: z.string(),
  benefits: Benefits,
  licences: z.int(),
  maxSeats: z.nullable(z.int()),
  /** The plan was cancelled: it provides these benefits until then. */
  endsAt: z.optional(moment),
});
export type CompanyPlan = Readonly<z.output<typeof CompanyPlan>>;

/** In the stream `company-<id>`. */
export const companyEvents = {
  /** `maxEmployees`: the company's own limit; null: no such limit. */
  CompanyCreated: z.object({ ownerId: Id, name, vatId, country: Country, maxEmployees: z.nullable(z.int()) }),
  CompanyRenamed: z.object({ name }),
  VatIdChanged: z.object({ vatId, country: Country }),
  VatIdChecked: z.object({ status: VatIdStatus, checkedAt: moment }),
  MaxEmployeesChanged: z.object({ maxEmployees: z.nullable(z.int()) }),
  /** The invitation holds a seat until `expiresAt`. `emailOf`: whose key seals the address, the person's or the invitation's. */
  EmployeeInvited: z.object({
    invitationId: Id,
    email: personal(z.string(), { field: 'emailOf' }),
    emailOf: Id,
    role,
    expiresAt: moment,
  }),
  SeatInvitationRevoked: z.object({ invitationId: Id }),
  SeatInvitationDeclined: z.object({ invitationId: Id }),
  /** The invitation was accepted; the person has a seat. */
  EmployeeJoined: z.object({ invitationId: Id, userId: Id, role }),
  EmployeeRoleChanged: z.object({ userId: Id, role }),
  EmployeeRemoved: z.object({ userId: Id }),
  EmployeeLeft: z.object({ userId: Id }),
  /** The former owner stays as a manager. */
  OwnershipTransferred: z.object({ from: Id, to: Id, reason }),
  /** The owner uses the product like an employee. */
  OwnerSeatTaken: z.object({ userId: Id }),
  OwnerSeatGivenUp: z.object({ userId: Id }),
  /** Null: nothing is paid for. `basis`: the number of events of the subscription that it is derived from. */
  CompanyPlanChanged: z.object({ plan: z.nullable(CompanyPlan), basis: z.int() }),
  /** An admin suspended the company: nobody has a seat until it is resumed. */
  CompanySuspended: z.object({ reason: personal(z.string(), 'stream') }),
  CompanyResumed: z.object({ reason }),
  /** All members are out. */
  CompanyClosed: z.object({}),
};

export type CompanyEvent = MessageOf<typeof companyEvents>;
export type CompanyEvents = { [E in CompanyEvent as E['type']]: E['data'] };
