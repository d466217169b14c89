import * as z from 'zod/mini';
import { NoInput, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';

/** How long a request waits for a second admin. */
export const confirmationHours = 24;

const Person = z.object({ id: Id, name: z.nullable(z.string()) });

const ConfirmationRow = z.object({
  id: Id,
  kind: z.enum(['make_admin', 'erase', 'deactivate', 'drop_read_model', 'change_master_key']),
  /** The first of the people concerned, and their number. */
  people: z.array(Person),
  count: z.int(),
  /** The area of the read models concerned. */
  area: z.nullable(z.string()),
  requestedBy: Person,
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  reason: z.nullable(z.string()),
  state: z.enum(['open', 'confirmed', 'declined', 'expired']),
  decidedBy: z.nullable(Person),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Whether the caller may confirm it. */
  mayConfirm: z.boolean(),
});
export type ConfirmationRow = z.infer<typeof ConfirmationRow>;

/** Open requests, then recent decisions. */
export const confirmationList = {
  method: 'GET',
  path: '/api/Admin/Confirmations',
  name: 'confirmation-list',
  query: NoInput,
  answer: z.array(ConfirmationRow),
  errors: ['access_denied'],
} as const satisfies QueryCall;
