import * as z from 'zod/mini';
import type { CommandCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Reason } from './reason.ts';

export const masterKeyCommands = {
  /**
   * Wraps the keys of all persons with another master key. `jobId` names the work in the logs; `confirmationId`: a second
   * admin has to confirm it first.
   */
  ChangeMasterKey: {
    method: 'POST',
    path: '/api/Admin/MasterKey/Change',
    body: z.object({ reason: Reason }),
    answer: z.object({ jobId: z.optional(Id), confirmationId: z.optional(Id) }),
    status: 202,
    errors: ['invalid_input', 'access_denied', 'no_new_master_key', 'already_running', 'idempotency_mismatch'],
  },
} as const satisfies Record<string, CommandCall>;
