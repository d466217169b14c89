import { createHmac } from 'node:crypto';
import { refuse } from '#domain/kernel/errors.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { type SignedAddress, signAddress, verifyAddress } from '#infra/signed-address.ts';

/** `path`: the route that serves the file. The route checks the person's access again at every request. */
type Guarded = Readonly<{ path: string; person: string }>;
type Blob = Readonly<{ address: string; contentType: string }>;

const minutesValid = 15;
/** Addresses signed within this time are the same, so that reloading a list does not load its pictures again. */
const stretchMs = 5 * 60_000;

const keyFor = (keys: Keys, { path, person }: Guarded): Buffer =>
  createHmac('sha256', keys('media-address')).update(`guarded ${path} ${person}`).digest();

/** Signs addresses for one person in one place. An address that is passed on works only while that person has access. */
export function guardedAddresses(keys: Keys, guarded: Guarded) {
  const expiresAt = new Date(Math.ceil(Date.now() / stretchMs) * stretchMs + minutesValid * 60_000);
  const key = keyFor(keys, guarded);
  const { path, person } = guarded;
  return {
    expiresAt: expiresAt.toISOString(),
    addressed: ({ address, contentType }: Blob, downloadName?: string) =>
      `${path}?person=${person}&signed=${signAddress({ key, address, contentType, downloadName, expiresAt })}`,
  };
}

/** @throws access_denied if the address was not signed for this person and place, or has expired */
export const guardedBlob = (keys: Keys, guarded: Guarded, signed: string): SignedAddress =>
  verifyAddress(keyFor(keys, guarded), signed, new Date()) ?? refuse('access_denied');
