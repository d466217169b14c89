import * as z from 'zod/mini';
import { Id } from './ids.ts';

/** The path of stored files. The query string contains the signature. */
export const mediaPath = '/api/Media';

/**
 * The right by which a person gets a file. It is checked again with every request for the file: an address
 * stops working once the right is gone. `id` is of the talk, the seminar, the submission, the export,
 * the person in the picture or the guest link.
 */
export const MediaGuard = z.object({
  by: z.enum(['talk', 'seminar', 'submission', 'data_export', 'picture', 'guest']),
  id: Id,
  person: Id,
});
export type MediaGuard = Readonly<z.infer<typeof MediaGuard>>;
