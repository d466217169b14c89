import * as z from 'zod/mini';
import { Reason } from '#domain/administration/contract/reason.ts';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Tier } from '#domain/kernel/entitlement.ts';
import { Id } from '#domain/kernel/ids.ts';
import { VatIdStatus } from '#domain/kernel/vat.ts';
import { Invoice } from '#domain/subscriptions/contract/invoices.ts';

const onCompany = { method: 'POST', params: z.object({ id: Id }), answer: Nothing, status: 204 } as const;
const errors = ['invalid_input', 'access_denied', 'not_found', 'idempotency_mismatch'] as const;

/** Calls with which admins manage a company. */
export const companyAdminCommands = {
  /** Nobody has a seat until the company is resumed. Its subscription continues. */
  SuspendCompany: {
    ...onCompany,
    path: '/api/Admin/Companies/:id/Deactivate',
    body: z.object({ reason: Reason }),
    errors,
  },
  ResumeCompany: {
    ...onCompany,
    path: '/api/Admin/Companies/:id/Activate',
    body: z.nullish(z.object({ reason: z.optional(Reason) })),
    errors,
  },
  /** The new owner must be a member; the former owner stays as a manager. */
  HandOverCompany: {
    ...onCompany,
    path: '/api/Admin/Companies/:id/Transfer',
    body: z.object({ userId: Id, reason: Reason }),
    errors: [...errors, 'owner_not_found'],
  },
} as const satisfies Record<string, CommandCall>;

const Seats = z.object({ total: z.int(), taken: z.int(), held: z.int() });

const CompanyRow = z.object({
  id: Id,
  name: z.string(),
  /** Null: erased. */
  owner: z.nullable(z.object({ id: Id, name: z.string(), email: z.string() })),
  productName: z.nullable(z.string()),
  tier: z.nullable(Tier),
  seats: Seats,
  /** `none`: the company pays for nothing. */
  state: z.enum(['active', 'ending', 'suspended', 'none']),
  planEndsAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
});
export type CompanyRow = z.infer<typeof CompanyRow>;

/** By name, a page at a time. */
export const companyAdminList = {
  method: 'GET',
  path: '/api/Admin/Companies',
  name: 'company-admin-list',
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    cursor: z.optional(z.string().check(z.maxLength(800))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  }),
  answer: z.array(CompanyRow),
  errors: ['access_denied', 'invalid_input'],
} as const satisfies QueryCall;

const CompanyDetail = z.extend(CompanyRow, {
  vatId: z.string(),
  country: z.string(),
  vatStatus: VatIdStatus,
  members: z.array(
    z.object({
      id: Id,
      name: z.string(),
      email: z.string(),
      role: z.enum(['owner', 'manager', 'employee']),
      hasSeat: z.boolean(),
    }),
  ),
  invoices: z.array(Invoice),
});
export type CompanyDetail = z.infer<typeof CompanyDetail>;

/** A company's members and payments; nothing about anybody's activity. */
export const companyAdminDetail = {
  method: 'GET',
  path: '/api/Admin/Companies/:id',
  name: 'company-admin-detail',
  params: z.object({ id: Id }),
  query: NoInput,
  answer: CompanyDetail,
  errors: ['access_denied', 'not_found'],
} as const satisfies QueryCall;
