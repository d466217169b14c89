import { keyedHashes } from '#infra/hash-of.ts';

/** Command hashes with a public test key. */
export const testHashes = keyedHashes(Buffer.alloc(32, 3));
