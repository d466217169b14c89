import * as z from 'zod/mini';
import { type CommandCall, Nothing } from '#domain/kernel/contract.ts';
import { PlanPermission, Quotas } from '#domain/kernel/entitlement.ts';
import { Id } from '#domain/kernel/ids.ts';
import { isPrivileged } from '#domain/kernel/roles.ts';
import { AccessTime } from '#domain/users/contract/access.ts';
import { Reason } from './reason.ts';

/** Maximum number of people that one call changes. */
export const mostAtOnce = 500;

const Ids = z.array(Id).check(z.minLength(1), z.maxLength(mostAtOnce));

/** People that a bulk action leaves out, with the reason. */
const LeftOut = z.array(z.object({ id: Id, code: z.string() }));

const BulkRoles = z
  ._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)), [])
  .check(z.refine((roles) => !isPrivileged(roles), 'one by one'));

const toAccount = { method: 'POST', params: z.object({ id: Id }), answer: Nothing, status: 204 } as const;
const saying = z.nullish(z.object({ reason: z.optional(Reason) }));

export const administrationCommands = {
  /** Activates the account for good (`time: null`), or for a time from now on. */
  ActivateUser: {
    ...toAccount,
    path: '/api/Admin/Users/:id/Activate',
    body: z.object({ time: AccessTime, reason: z.optional(Reason) }),
    errors: ['invalid_input', 'access_denied', 'user_not_found', 'idempotency_mismatch'],
  },
  /** Signs the person out everywhere. Their recordings stay. */
  DeactivateUser: {
    ...toAccount,
    path: '/api/Admin/Users/:id/Deactivate',
    body: z.object({ reason: Reason }),
    errors: [
      'invalid_input',
      'access_denied',
      'user_not_authorized',
      'user_not_found',
      'last_admin',
      'idempotency_mismatch',
    ],
  },
  ActivateUsers: {
    method: 'POST',
    path: '/api/Admin/Users/Activate',
    body: z.object({ ids: Ids, time: AccessTime, reason: z.optional(Reason) }),
    answer: z.object({ done: z.array(Id), leftOut: LeftOut }),
    status: 200,
    errors: ['invalid_input', 'access_denied', 'idempotency_mismatch'],
  },
  /** `confirmationId`: a second admin has to confirm it first, and nobody is signed out yet. */
  DeactivateUsers: {
    method: 'POST',
    path: '/api/Admin/Users/Deactivate',
    body: z.object({ ids: Ids, reason: Reason }),
    answer: z.object({ done: z.array(Id), leftOut: LeftOut, confirmationId: z.nullable(Id) }),
    status: 200,
    errors: ['invalid_input', 'access_denied', 'idempotency_mismatch'],
  },
  /**
   * Gives and takes roles. `dryRun` only reports the effect. Privileged roles, such as that of an admin, are changed one
   * person at a time with another call.
   */
  ChangeRolesOfUsers: {
    method: 'POST',
    path: '/api/Admin/Users/Roles',
    body: z.object({
      ids: Ids,
      give: BulkRoles,
      take: BulkRoles,
      reason: z.optional(Reason),
      dryRun: z._default(z.boolean(), false),
    }),
    /** `given` and `taken`: the changes for this person. */
    answer: z.object({
      done: z.array(z.object({ id: Id, given: z.array(z.string()), taken: z.array(z.string()) })),
      leftOut: LeftOut,
    }),
    status: 200,
    errors: ['invalid_input', 'access_denied', 'idempotency_mismatch'],
  },
  /** Confirms the address in the place of the person, who did not open the mailed link. */
  VerifyUserEmail: {
    ...toAccount,
    path: '/api/Admin/Users/:id/VerifyEmail',
    body: saying,
    errors: ['invalid_input', 'access_denied', 'user_not_found', 'idempotency_mismatch'],
  },
  SendUserPasswordReset: {
    ...toAccount,
    path: '/api/Admin/Users/:id/SendPasswordReset',
    body: saying,
    errors: ['invalid_input', 'access_denied', 'user_not_found', 'user_not_active', 'idempotency_mismatch'],
  },
  EndUserSignIns: {
    ...toAccount,
    path: '/api/Admin/Users/:id/EndSignIns',
    body: saying,
    errors: ['invalid_input', 'access_denied', 'user_not_found', 'idempotency_mismatch'],
  },
  /** All permissions that admins have granted to this person, from now on. */
  SetUserClaims: {
    ...toAccount,
    method: 'PUT',
    path: '/api/Admin/Users/:id/Claims',
    body: z.object({ claims: z.array(PlanPermission).check(z.maxLength(100)), reason: z.optional(Reason) }),
    errors: ['invalid_input', 'access_denied', 'user_not_found', 'idempotency_mismatch'],
  },
  /** Minimum monthly quota of this person; a plan may give more. */
  SetUserQuota: {
    ...toAccount,
    method: 'PUT',
    path: '/api/Admin/Users/:id/Quota',
    body: z.object({ quotas: Quotas, reason: Reason }),
    errors: ['invalid_input', 'access_denied', 'user_not_found', 'idempotency_mismatch'],
  },
} as const satisfies Record<string, CommandCall>;
