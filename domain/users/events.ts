import { z } from 'zod';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

// Stored for ever: add fields or new events, never rename or retype one.
export const userEvents = {
  /** No password and no token is ever part of an event. */
  UserRegistered: z.object({
    email: personal(z.string(), 'stream'),
    username: personal(z.string(), 'stream'),
    firstName: personal(z.string(), 'stream'),
    lastName: personal(z.string(), 'stream'),
    locale: z.enum(['de', 'en']),
    roles: z.array(z.string()),
    acceptedTermsAt: z.iso.datetime(),
  }),
  /** The person opened the link that was sent to this address. */
  EmailConfirmed: z.object({ email: personal(z.string(), 'stream') }),
  /** All of them, after it. */
  RolesChanged: z.object({ roles: z.array(z.string()) }),
  /** What is personal of them is destroyed, here and everywhere. The reason is a code: words could name somebody. */
  UserErased: z.object({ reason: z.enum(['requested', 'not_needed', 'unlawful', 'legal_obligation']) }),
};

export type UserEvent = MessageOf<typeof userEvents>;

// Stored for ever, as those above. In the person's stream `export-<user>`.
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
