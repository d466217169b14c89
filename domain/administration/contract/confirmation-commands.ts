import * as z from 'zod/mini';
import { type CommandCall, Nothing } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Reason } from './reason.ts';

const decided = {
  method: 'POST',
  params: z.object({ id: Id }),
  answer: Nothing,
  status: 204,
  errors: ['invalid_input', 'access_denied', 'not_found', 'conflict', 'user_not_authorized', 'idempotency_mismatch'],
} as const;

/** A second admin decides on the request of a first one. */
export const confirmationCommands = {
  ConfirmDeed: { ...decided, path: '/api/Admin/Confirmations/:id/Confirm', body: z.nullish(z.object({})) },
  /** The requesting admin may also withdraw the request. */
  DeclineDeed: {
    ...decided,
    path: '/api/Admin/Confirmations/:id/Decline',
    body: z.nullish(z.object({ reason: z.optional(Reason) })),
  },
} as const satisfies Record<string, CommandCall>;
