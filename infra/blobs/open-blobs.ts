import path from 'node:path';
import type { Settings } from '../config/settings.ts';
import { writableFolder } from '../start-up/data-directory.ts';
import { StartupError } from '../start-up/startup-error.ts';
import { type AddressOf, plainAddresses } from './blob-address.ts';
import { blobPlace, type StoreSetting } from './blob-location.ts';
import type { BlobStore } from './blob-store.ts';
import { createDiskBlobs } from './disk-blobs.ts';
import type { BucketUse } from './s3-blobs.ts';

/** The keys of a bucket. Without them the machine's own are used, for example those of its role. */
export type KeySettings = Pick<Settings, 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN'>;

type BlobSettings = KeySettings & Pick<Settings, 'BLOB_URL'>;

type Around = Readonly<{
  /** The data folder. */
  data: string;
  /** Absent: for who only reads and deletes. */
  addressOf?: AddressOf;
  /** The name of the setting that is told where it is wrong. */
  setting?: StoreSetting;
  /** The rights that a bucket has to give; a folder has to be writable. */
  use?: BucketUse;
}>;

export type OpenBlobs = BlobStore &
  Readonly<{
    /** Whether the store answers; a folder has no such question. */
    answers?: () => Promise<boolean>;
    close: () => void;
  }>;

/** Where the settings say: a bucket, or a folder, by default that of the data. @throws StartupError */
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
  // Its client is large: who has a folder starts without it.
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
