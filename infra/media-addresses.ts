import { createHmac } from 'node:crypto';
import { dayMs } from '#domain/kernel/durations.ts';
import { type MediaGuard, mediaPath } from '#domain/kernel/media-guard.ts';
import type { Keys } from './keys/keys.ts';
import { type SignedAddress, signAddress, verifyAddress } from './signed-address.ts';

/** Long enough for the longest usual talk, short enough in case an address is passed on. */
const minutesValid = 15;

type Blob = Readonly<{ address: string; contentType: string }>;

/** Each guard has its own key: an address works only with the guard that it was signed for. */
const keyFor = (keys: Keys, { by, id, person }: MediaGuard): Buffer =>
  createHmac('sha256', keys('media-address')).update(`media ${by} ${id} ${person}`).digest();

/**
 * Signs addresses of blobs for a person whose access was checked; all are valid until `expiresAt`. The right is
 * checked again at every request.
 */
export function addressFor(keys: Keys, guard: MediaGuard, expiresAt = new Date(Date.now() + minutesValid * 60_000)) {
  const key = keyFor(keys, guard);
  const { by, id, person } = guard;
  return {
    expiresAt: expiresAt.toISOString(),
    addressed: ({ address, contentType }: Blob, downloadName?: string) =>
      `${mediaPath}?by=${by}&id=${id}&person=${person}&signed=${signAddress({ key, address, contentType, downloadName, expiresAt })}`,
  };
}

/** Undefined if the address was not signed for this guard, or has expired. */
export const signedFor = (keys: Keys, guard: MediaGuard, signed: string): SignedAddress | undefined =>
  verifyAddress(keyFor(keys, guard), signed, new Date());

export type Picture = Blob;

/**
 * The address of a person's picture. It is on every page, so it stays the same for a whole day, and a
 * browser fetches it once.
 */
export function pictureAddress(keys: Keys, picture: Picture | null | undefined, of: string): string | null {
  if (!picture) return null;
  const expiresAt = new Date((Math.floor(Date.now() / dayMs) + 2) * dayMs);
  return addressFor(keys, { by: 'picture', id: of, person: of }, expiresAt).addressed(picture);
}
