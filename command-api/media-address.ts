import type { MediaGuard } from '#domain/kernel/media-guard.ts';
import { mediaPath } from '#domain/sessions/contract/calls.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { addressesAt, picturesAt } from '#infra/media-addresses.ts';

/** Signs addresses of blobs for a person who was found to be allowed; `guard` finds it again with every request. */
export const addressFor = (keys: Keys, guard: MediaGuard) => addressesAt({ path: mediaPath, guard }, keys);

/** The address of the picture of the person with this id. */
export const pictureAddress = (keys: Keys, picture: Picture | null | undefined, of: string): string | null =>
  picture ? picturesAt(mediaPath, keys, of).addressed(picture) : null;

type Picture = Readonly<{ address: string; contentType: string }>;
