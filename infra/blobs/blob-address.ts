import { createHmac, hkdfSync } from 'node:crypto';
import type { PersonKeys } from '../persons/person-keys.ts';

const owner = /^[0-9a-f]{32}$/;
const address = /^[0-9a-f]{32}\/[0-9a-f]{64}$/;

export const isOwnerId = (text: string): boolean => owner.test(text);

/** An address becomes a path or a key: nothing but digits may pass. */
export const isBlobAddress = (text: string): boolean => address.test(text);

/**
 * The address of a content. The same owner and content always have the same address; another owner's copy has a different
 * one.
 */
export type AddressOf = (ownerId: string, sha256: string) => Promise<string>;

/**
 * The hash uses the owner's own key. When the key is destroyed, nobody can prove from the addresses in the log that somebody had
 * a certain file. Blobs from earlier versions keep their addresses.
 * @throws user_not_active where the owner was erased
 */
export function keyedAddresses(keys: Pick<PersonKeys, 'toSeal'>): AddressOf {
  return async (ownerId, sha256) => {
    const key = (await keys.toSeal([ownerId])).get(ownerId);
    if (!key) throw new Error(`there is no key of person ${ownerId}`);
    const forBlobs = Buffer.from(hkdfSync('sha256', key, 'rostra', 'blob addresses', 32));
    return blobAddress(ownerId, createHmac('sha256', forBlobs).update(sha256).digest('hex'));
  };
}

/** Uses the hash alone: for programs that only read and delete, and for tests. */
export const plainAddresses: AddressOf = async (ownerId, sha256) => blobAddress(ownerId, sha256);

function blobAddress(ownerId: string, hash: string): string {
  const made = `${ownerId}/${hash}`;
  if (!isBlobAddress(made)) throw new RangeError('not the id of an owner, or not a hash');
  return made;
}
