import { createHmac } from 'node:crypto';
import { dayMs } from '#domain/kernel/durations.ts';
import { type MediaGuard, mediaPath } from '#domain/kernel/media-guard.ts';
import type { Keys } from './keys/keys.ts';
import { type SignedAddress, signAddress, verifyAddress } from './signed-address.ts';

/** Long enough to hear the longest talk that is usual, short enough for an address that was passed on. */
const minutesValid = 15;

type Blob = Readonly<{ address: string; contentType: string }>;

/** Another key for each guard: an address works with the guard that it was signed for, and with no other. */
const keyFor = (keys: Keys, { by, id, person }: MediaGuard): Buffer =>
  createHmac('sha256', keys('media-address')).update(`media ${by} ${id} ${person}`).digest();

/**
 * Signs addresses of blobs for a person who was found to be allowed, all good until `expiresAt`. The right by which they
 * were allowed is checked again with every request.
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

/** Undefined for whatever was not signed for this guard, or has expired. */
export const signedFor = (keys: Keys, guard: MediaGuard, signed: string): SignedAddress | undefined =>
  verifyAddress(keyFor(keys, guard), signed, new Date());

export type Picture = Blob;

/**
 * The address of the picture of the person with this id. It stands on every page: it is the same for a whole day, so that a
 * browser fetches it once.
 */
export function pictureAddress(keys: Keys, picture: Picture | null | undefined, of: string): string | null {
  if (!picture) return null;
  const expiresAt = new Date((Math.floor(Date.now() / dayMs) + 2) * dayMs);
  return addressFor(keys, { by: 'picture', id: of, person: of }, expiresAt).addressed(picture);
}
