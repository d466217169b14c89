import * as z from 'zod/mini';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Reason } from './reason.ts';

/** The possible durations of an admin's access to an account. */
export const supportHours = [1, 4, 24] as const;

/** How long a request waits for the person's answer. */
export const supportWaitDays = 7;

const Empty = z.nullish(z.object({}));
const ofPerson = { method: 'POST', params: z.object({ id: Id }) } as const;
const answered = {
  method: 'POST',
  body: z.object({ accessId: Id }),
  answer: Nothing,
  status: 204,
  errors: ['invalid_input', 'not_found', 'conflict', 'idempotency_mismatch'],
} as const;

/** An admin reads somebody's account: with the person's consent, for a limited time, and without changing anything. */
export const supportCommands = {
  RequestSupport: {
    ...ofPerson,
    path: '/api/Admin/Users/:id/Support',
    body: z.object({ hours: z.literal([...supportHours]), reason: Reason }),
    answer: z.object({ accessId: Id }),
    status: 201,
    errors: [
      'invalid_input',
      'access_denied',
      'user_not_found',
      'user_not_authorized',
      'conflict',
      'idempotency_mismatch',
    ],
  },
  /** A token for reading what the person can read. It is valid for minutes and has to be renewed. */
  OpenSupport: {
    ...ofPerson,
    path: '/api/Admin/Users/:id/Support/Open',
    body: Empty,
    answer: z.object({ accessToken: z.string(), until: z.iso.datetime() }),
    status: 200,
    errors: ['access_denied', 'not_found', 'conflict'],
  },
  /** Ends the admin's access, or withdraws a request that is still waiting. */
  EndSupport: {
    ...ofPerson,
    path: '/api/Admin/Users/:id/Support/End',
    body: Empty,
    answer: Nothing,
    status: 204,
    errors: ['access_denied', 'not_found', 'idempotency_mismatch'],
  },
  GrantSupport: { ...answered, path: '/api/Users/Support/Grant' },
  DeclineSupport: { ...answered, path: '/api/Users/Support/Decline' },
  /** The person may end the access at any time. */
  EndOwnSupport: { ...answered, path: '/api/Users/Support/End' },
} as const satisfies Record<string, CommandCall>;

const SupportAccess = z.object({
  accessId: Id,
  /** The admin who asked. */
  by: z.object({ id: Id, name: z.nullable(z.string()) }),
  hours: z.int(),
  reason: z.nullable(z.string()),
  requestedAt: z.iso.datetime(),
  /** `asked`: it waits for the person. */
  state: z.enum(['asked', 'open', 'declined', 'ended']),
  /** When the request expires, or the access ends. */
  until: z.iso.datetime(),
});
export type SupportAccess = z.infer<typeof SupportAccess>;

const shown = { method: 'GET', name: 'support-access', query: NoInput } as const;

/** The latest request; null if there never was one. */
export const ownSupport = {
  ...shown,
  path: '/api/Users/Support',
  answer: z.object({ access: z.nullable(SupportAccess) }),
} as const satisfies QueryCall;

export const personSupport = {
  ...shown,
  path: '/api/Admin/Users/:id/Support',
  params: z.object({ id: Id }),
  answer: z.object({ access: z.nullable(SupportAccess) }),
  errors: ['access_denied'],
} as const satisfies QueryCall;
