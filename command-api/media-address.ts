import { mediaPath } from '#domain/sessions/contract.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { addressesAt } from '#infra/media-addresses.ts';

/** Signs addresses of blobs for who was found to be allowed. */
export const addressFor = (keys: Keys) => addressesAt(mediaPath, keys);
