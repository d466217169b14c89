import { hash } from 'node:crypto';
import { chainHashes, type Sha256 } from '#domain/kernel/proof/chain-hashes.ts';

export const nodeSha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer');

/** Use one for each piece of work: it writes into its own memory. */
export const nodeHashes = () => chainHashes(nodeSha256);
