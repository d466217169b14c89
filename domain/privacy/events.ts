import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';

// Stored for ever: add fields or new events, never rename or retype one. The stream is `export-<user>`.
export const dataExportEvents = {
  /** Everything about the person is to be put together, described in this language. */
  DataExportRequested: z.object({ exportId: Id, locale: z.enum(['de', 'en']), requestedAt: z.iso.datetime() }),
  /** It lies in the blob store until `expiresAt`. `size` in bytes. */
  DataExportMade: z.object({
    exportId: Id,
    archive: z.object({ address: z.string(), size: z.int() }),
    files: z.int(),
    madeAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
  DataExportFailed: z.object({ exportId: Id, reason: z.enum(['storage_full', 'internal']) }),
  /** Nobody can fetch it any more. `asked`: by the person, also of one that was still being made. */
  DataExportRemoved: z.object({ exportId: Id, reason: z.enum(['asked', 'expired', 'replaced', 'erased']) }),
};

export type DataExportEvent = MessageOf<typeof dataExportEvents>;
