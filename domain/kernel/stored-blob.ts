import * as z from 'zod/mini';

/** As events have it: where the blob store has a file. Its form is stored for ever. */
export const StoredBlob = z.object({ address: z.string(), size: z.int(), contentType: z.string() });
export type StoredBlob = z.output<typeof StoredBlob>;
