import { hash } from 'node:crypto';
import { chainHashes } from '#domain/kernel/proof/chain-hashes.ts';
import type { Sha256 } from '#domain/kernel/proof/sha-256.ts';

export const nodeSha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer');

/** One for each piece of work: it writes into memory of its own. */
export const nodeHashes = () => chainHashes(nodeSha256);
