import { createHmac } from 'node:crypto';
import type { MediaGuard } from '#domain/kernel/media-guard.ts';
import type { Keys } from './keys/keys.ts';
import { type SignedAddress, signAddress, verifyAddress } from './signed-address.ts';

/** Long enough to hear the longest talk that is usual, short enough for an address that was passed on. */
const minutesValid = 15;

type Blob = Readonly<{ address: string; contentType: string }>;
type Guarded = Readonly<{ path: string; guard: MediaGuard }>;

/** Another key for each guard: an address works with the guard that it was signed for, and with no other. */
const keyFor = (keys: Keys, { by, id, person }: MediaGuard): Buffer =>
  createHmac('sha256', keys('media-address')).update(`media ${by} ${id} ${person}`).digest();

/** Signs addresses of blobs, all good until `expiresAt` and as long as the guard lets the person in. `path` is where they are served. */
export function addressesAt(
  { path, guard }: Guarded,
  keys: Keys,
  expiresAt = new Date(Date.now() + minutesValid * 60_000),
) {
  const key = keyFor(keys, guard);
  const { by, id, person } = guard;
  return {
    expiresAt: expiresAt.toISOString(),
    addressed: ({ address, contentType }: Blob, downloadName?: string) =>
      `${path}?by=${by}&id=${id}&person=${person}&signed=${signAddress({ key, address, contentType, downloadName, expiresAt })}`,
  };
}

/** Undefined for whatever was not signed for this guard, or has expired. */
export const signedFor = (keys: Keys, guard: MediaGuard, signed: string): SignedAddress | undefined =>
  verifyAddress(keyFor(keys, guard), signed, new Date());

const dayMs = 86_400_000;

/** For pictures that stand on every page: the same address for a whole day, so that a browser fetches it once. */
export const picturesAt = (path: string, keys: Keys, of: string) =>
  addressesAt(
    { path, guard: { by: 'picture', id: of, person: of } },
    keys,
    new Date((Math.floor(Date.now() / dayMs) + 2) * dayMs),
  );
