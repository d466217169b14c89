import * as z from 'zod/mini';
import { Reason } from '#domain/administration/contract/reason.ts';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { hourMs } from '#domain/kernel/durations.ts';
import { Id } from '#domain/kernel/ids.ts';

/** Article 17(1) GDPR: the person requests it, the data are no longer needed, they were unlawful, or a law requires it. */
export const ErasureReason = z.enum(['requested', 'not_needed', 'unlawful', 'legal_obligation']);

export type ErasureReason = z.output<typeof ErasureReason>;

const DataExportStatus = z.enum(['making', 'ready', 'failed', 'removed']);

export const privacyCommands = {
  /** All data of the person as a ZIP, made by a job. It replaces an earlier one, which is deleted at once. */
  RequestDataExport: {
    method: 'POST',
    path: '/api/Users/DataExport',
    body: z.nullish(z.object({})),
    answer: z.object({ id: Id, status: DataExportStatus }),
    status: 202,
    errors: ['already_running', 'too_many_requests', 'idempotency_mismatch'],
  },
  /** Destroys a person's data. The erasure is in progress when this returns; a repeat returns the same. */
  EraseUser: {
    method: 'POST',
    path: '/api/Admin/Users/:id/Erase',
    params: z.object({ id: Id }),
    /** `ground`: the legal ground; `reason`: in words. The text outlives the person's key, so it must name nobody. */
    body: z.object({ ground: ErasureReason, reason: Reason }),
    /** `confirmationId`: a second admin has to confirm it first. */
    answer: z.object({ id: Id, confirmationId: z.optional(Id) }),
    status: 202,
    errors: ['invalid_input', 'access_denied', 'user_not_found', 'cannot_delete', 'idempotency_mismatch'],
  },
  /** Deletes the export, also while it is being made. */
  RemoveDataExport: {
    method: 'DELETE',
    path: '/api/Users/DataExport',
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['not_found'],
  },
} as const satisfies Record<string, CommandCall>;

/** How long an export can be downloaded. */
export const dataExportDays = 7;

const exported = { id: Id, requestedAt: z.iso.datetime() };

const DataExport = z.discriminatedUnion('status', [
  /** `progress` 0..1; null while it is unknown. */
  z.object({ status: z.literal('making'), ...exported, progress: z.nullable(z.number().check(z.gte(0), z.lte(1))) }),
  /** `size` in bytes. */
  z.object({
    status: z.literal('ready'),
    ...exported,
    madeAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    size: z.int(),
    files: z.int(),
  }),
  z.object({ status: z.literal('failed'), ...exported, reason: z.enum(['storage_full', 'internal']) }),
  z.object({ status: z.literal('removed'), ...exported, reason: z.enum(['asked', 'expired']) }),
]);
export type DataExport = z.infer<typeof DataExport>;

/** When the person may request another one; null: now. A failed export does not count. */
export function nextDataExport(
  last: Readonly<{ status: DataExport['status']; requestedAt: string }> | null,
  { pauseHours, now }: Readonly<{ pauseHours: number; now: Date }>,
): string | null {
  if (!last || last.status === 'failed') return null;
  const next = new Date(Date.parse(last.requestedAt) + pauseHours * hourMs);
  return next > now ? next.toISOString() : null;
}

/** The person's latest export, and when the next may be requested (null: now). */
export const dataExport = {
  method: 'GET',
  path: '/api/Users/DataExport',
  name: 'data-export',
  query: NoInput,
  answer: z.object({ latest: z.nullable(DataExport), askAgainFrom: z.nullable(z.iso.datetime()) }),
} as const satisfies QueryCall;

/** An address that is valid for a short time. */
export const dataExportDownload = {
  method: 'GET',
  path: '/api/Users/DataExport/Download',
  name: 'data-export-download',
  query: NoInput,
  answer: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['not_found'],
} as const satisfies QueryCall;
