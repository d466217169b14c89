import * as z from 'zod/mini';

/** The address of a file in the blob store, in the form of events. The form is stored for ever. */
export const StoredBlob = z.object({ address: z.string(), size: z.int(), contentType: z.string() });
export type StoredBlob = z.output<typeof StoredBlob>;
