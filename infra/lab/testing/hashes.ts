import { keyedHashes } from '#infra/hash-of.ts';

/** With a key that everybody knows. */
export const testHashes = keyedHashes(Buffer.alloc(32, 3));
