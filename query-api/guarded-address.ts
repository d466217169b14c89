import { createHmac } from 'node:crypto';
import { refuse } from '#domain/kernel/errors.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { type SignedAddress, signAddress, verifyAddress } from '#infra/signed-address.ts';

/** `path`: where the file is served. Whether the person may have it is asked again there, with every request. */
type Guarded = Readonly<{ path: string; person: string }>;
type Blob = Readonly<{ address: string; contentType: string }>;

const minutesValid = 15;
/** Addresses of one such stretch are the same: a picture is not loaded again because a list was. */
const stretchMs = 5 * 60_000;

const keyFor = (keys: Keys, { path, person }: Guarded): Buffer =>
  createHmac('sha256', keys('media-address')).update(`guarded ${path} ${person}`).digest();

/** Signs addresses for one person in one place. An address that was passed on works only as long as that person may see it. */
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

/** @throws access_denied for whatever was not signed for this person and place, or has expired */
export const guardedBlob = (keys: Keys, guarded: Guarded, signed: string): SignedAddress =>
  verifyAddress(keyFor(keys, guarded), signed, new Date()) ?? refuse('access_denied');
