import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

/** Actions that need a second admin. */
export const Deed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('make_admin'), userId: Id, roles: z.array(z.string()) }),
  z.object({
    kind: z.literal('erase'),
    userId: Id,
    ground: z.enum(['requested', 'not_needed', 'unlawful', 'legal_obligation']),
  }),
  z.object({ kind: z.literal('deactivate'), userIds: z.array(Id) }),
  z.object({ kind: z.literal('drop_read_model'), area: z.string() }),
  z.object({ kind: z.literal('change_master_key') }),
]);
export type Deed = Readonly<z.output<typeof Deed>>;

/** Operations that admins start. */
export const Operation = z.enum([
  'rebuild',
  'verify',
  'swap',
  'drop',
  'retry',
  'retry_job',
  'discard_job',
  'install_speech',
  'pause_speech',
  'test_speech',
  'hear_earlier_talks',
  'compare_engines',
  'change_master_key',
  'pause',
  'resume',
]);
export type Operation = z.output<typeof Operation>;

/** In the stream `confirmation-<id>`. */
export const confirmationEvents = {
  /** Waits for a second admin until `expiresAt`. `sealFor`: the person whose key seals the reason: the only person concerned; for an erasure, for several people and for none, the requesting admin. */
  ConfirmationRequested: z.object({
    deed: Deed,
    requestedBy: Id,
    sealFor: Id,
    reason: personal(z.optional(z.string()), { field: 'sealFor' }),
    expiresAt: z.iso.datetime(),
  }),
  /** The requested action starts now. */
  DeedConfirmed: z.object({ by: Id }),
  /** A second admin refused, or the requesting admin withdrew the request. */
  DeedDeclined: z.object({ by: Id, reason: personal(z.optional(z.string()), { field: 'by' }) }),
};

/** In the stream `operation-<id>`: an action of an admin on the installation, if no other event records it. */
export const operationEvents = {
  /** `target`: an area of read models, or a kind of job. */
  OperationOrdered: z.object({
    operation: Operation,
    target: z.string(),
    by: Id,
    reason: personal(z.optional(z.string()), { field: 'by' }),
  }),
  /** An action on the server's command line. Its actor has no account here, so no key seals the reason. */
  OperationRunOnServer: z.object({ operation: Operation, target: z.string(), reason: z.string() }),
};

/** In the stream `support-<person>`: whether an admin may read the account. */
export const supportEvents = {
  /** The request expires at `expiresAt` without an answer. */
  SupportRequested: z.object({
    accessId: Id,
    by: Id,
    hours: z.int(),
    reason: personal(z.string(), 'stream'),
    expiresAt: z.iso.datetime(),
  }),
  /** The person allowed the access. */
  SupportGranted: z.object({ accessId: Id, until: z.iso.datetime() }),
  SupportDeclined: z.object({ accessId: Id }),
  /** The account was read; recorded at most once an hour. */
  SupportUsed: z.object({ accessId: Id, by: Id, at: z.iso.datetime() }),
  /** The person or an admin ended the access, or a request that was still waiting. */
  SupportEnded: z.object({ accessId: Id, by: Id }),
};

export type SupportEvent = MessageOf<typeof supportEvents>;
export type OperationEvent = MessageOf<typeof operationEvents>;
export type ConfirmationEvent = MessageOf<typeof confirmationEvents>;
