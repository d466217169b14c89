import type { Keys } from './keys/keys.ts';
import { signAddress } from './signed-address.ts';

/** Long enough to hear the longest talk that is usual, short enough for an address that was passed on. */
const minutesValid = 15;

type Blob = Readonly<{ address: string; contentType: string }>;

/** Signs addresses of blobs, all good until `expiresAt`, for who was found to be allowed. `path` is where they are served. */
export function addressesAt(path: string, keys: Keys, expiresAt = new Date(Date.now() + minutesValid * 60_000)) {
  const key = keys('media-address');
  return {
    expiresAt: expiresAt.toISOString(),
    addressed: ({ address, contentType }: Blob, downloadName?: string) =>
      `${path}?signed=${signAddress({ key, address, contentType, downloadName, expiresAt })}`,
  };
}

const dayMs = 86_400_000;

/** For pictures that stand on every page: the same address for a whole day, so that a browser fetches it once. */
export const picturesAt = (path: string, keys: Keys) =>
  addressesAt(path, keys, new Date((Math.floor(Date.now() / dayMs) + 2) * dayMs));
