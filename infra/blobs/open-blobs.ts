import path from 'node:path';
import type { Settings } from '../config/settings.ts';
import { writableFolder } from '../start-up/data-directory.ts';
import { StartupError } from '../start-up/startup-error.ts';
import { type AddressOf, plainAddresses } from './blob-address.ts';
import { blobPlace, type StoreSetting } from './blob-location.ts';
import type { BlobStore } from './blob-store.ts';
import { createDiskBlobs } from './disk-blobs.ts';
import type { BucketUse } from './s3-blobs.ts';

/** The keys of a bucket. Without them the machine's own credentials are used, for example those of its role. */
export type KeySettings = Pick<Settings, 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN'>;

type BlobSettings = KeySettings & Pick<Settings, 'BLOB_URL'>;

type Around = Readonly<{
  /** The data folder. */
  data: string;
  /** Absent for programs that only read and delete. */
  addressOf?: AddressOf;
  /** The setting that a message names if the address is wrong. */
  setting?: StoreSetting;
  /** The rights that a bucket has to grant; a folder has to be writable. */
  use?: BucketUse;
}>;

export type OpenBlobs = BlobStore &
  Readonly<{
    /** Whether the store answers. A folder needs no such check. */
    answers?: () => Promise<boolean>;
    close: () => void;
  }>;

/** Opens the place in the settings: a bucket, or a folder (by default in the data folder). @throws StartupError */
export async function openBlobs(
  settings: BlobSettings,
  { data, addressOf = plainAddresses, setting = 'BLOB_URL', use = 'change' }: Around,
): Promise<OpenBlobs> {
  const { BLOB_URL, AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = settings;
  const place = blobPlace(BLOB_URL, data);
  if ('folder' in place) {
    const folder = await writableFolder(BLOB_URL ? setting : 'DATA_DIR', place.folder);
    return { ...(await createDiskBlobs(folder, addressOf)), close: () => {} };
  }
  // The S3 client is large: with a folder, the start does not load it.
  const { createS3Blobs } = await import('./s3-blobs.ts');
  const keys = id && secret ? { id, secret, token } : undefined;
  const blobs = createS3Blobs({ ...place, keys, temporary: path.join(data, 'temporary'), addressOf });
  const fault = await blobs.fault(use);
  if (fault) {
    blobs.close();
    throw new StartupError(`The bucket ${place.bucket} cannot be ${fault}: look at ${setting} and its keys.`);
  }
  return blobs;
}
