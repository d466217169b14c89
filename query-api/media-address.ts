import { mediaPath } from '#domain/sessions/contract.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { addressesAt, picturesAt } from '#infra/media-addresses.ts';

/** Signs addresses of blobs, all good until `expiresAt`, for who was found to be allowed. */
export const addressFor = (keys: Keys) => addressesAt(mediaPath, keys);

/** The address of a person's picture. */
export const pictureAddress = (keys: Keys, picture: Picture | null | undefined): string | null =>
  picture ? picturesAt(mediaPath, keys).addressed(picture) : null;

export type Picture = Readonly<{ address: string; contentType: string }>;
