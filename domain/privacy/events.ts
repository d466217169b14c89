import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';

// Stored for ever: add fields or new events, never rename or retype one. The stream is `export-<user>`.
export const dataExportEvents = {
  /** The person requested all their data, described in this language. */
  DataExportRequested: z.object({ exportId: Id, locale: z.enum(['de', 'en']), requestedAt: z.iso.datetime() }),
  /** The archive is in the blob store until `expiresAt`. `size` in bytes. */
  DataExportMade: z.object({
    exportId: Id,
    archive: z.object({ address: z.string(), size: z.int() }),
    files: z.int(),
    madeAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
  DataExportFailed: z.object({ exportId: Id, reason: z.enum(['storage_full', 'internal']) }),
  /** Nobody can download it any more. `asked`: the person removed it, possibly while it was being made. */
  DataExportRemoved: z.object({ exportId: Id, reason: z.enum(['asked', 'expired', 'replaced', 'erased']) }),
};

export type DataExportEvent = MessageOf<typeof dataExportEvents>;
