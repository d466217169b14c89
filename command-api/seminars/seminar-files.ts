import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { DomainError } from '#domain/kernel/errors.ts';
import { logoSize } from '#domain/seminars/contract.ts';
import type { Seminar } from '#domain/seminars/seminar.ts';
import { refer, releaseOne } from '#infra/blobs/blob-references.ts';
import type { BlobFile, BlobStore } from '#infra/blobs/blob-store.ts';
import type { UploadedFile } from '#infra/http/receive-upload-file.ts';
import { smallPicture } from '#infra/media/picture.ts';
import { inTransaction } from '#infra/postgres/pool.ts';

type Tools = Readonly<{ pool: Pool; blobs: BlobStore }>;
type Kept = Readonly<{ address: string; size: number; contentType: string }>;
/** Whose seminar it is for. */
type Place = Readonly<{ ownerId: string; seminarId: string }>;

type Ordered<T> = Readonly<{
  seminarId: string;
  kept: Kept | undefined;
  send: () => Promise<T>;
  /** Addresses that the seminar has as it is. */
  inUse: () => Promise<readonly string[]>;
}>;

/** Logos and films of a seminar: each is referred to before it is there, so that nobody sweeps it away. */
export function seminarFiles({ pool, blobs }: Tools) {
  async function keep({ ownerId, seminarId }: Place, source: Readable | BlobFile, sha256: string) {
    await refer(pool, await blobs.addressOf(ownerId, sha256), seminarId);
    return blobs.put(ownerId, source);
  }

  return {
    /** Made anew as a small picture. @throws image_upload_failed */
    async keepLogo(place: Place, file: UploadedFile): Promise<Kept> {
      const picture = await smallPicture(file.path, logoSize);
      const { address, size } = await keep(place, Readable.from([picture]), hash('sha256', picture));
      return { address, size, contentType: 'image/webp' };
    },

    async keepFilm(place: Place, file: UploadedFile): Promise<Kept> {
      const { address, size } = await keep(place, file, file.sha256);
      return { address, size, contentType: 'video/mp4' };
    },

    /** What the seminar of another id has, for this one too. */
    referTo: (seminarId: string, address: string) => refer(pool, address, seminarId),

    /** Where the order that needs the file is refused, the file goes again, unless the seminar has it anyway. */
    async forOrder<T>({ seminarId, kept, send, inUse }: Ordered<T>): Promise<T> {
      try {
        return await send();
      } catch (error) {
        if (kept && error instanceof DomainError && !(await inUse()).includes(kept.address)) {
          const reference = { address: kept.address, by: seminarId };
          await inTransaction(pool, (client) => releaseOne(client, reference, blobs));
        }
        throw error;
      }
    },
  };
}

/** Of all files that a seminar has. */
export function addressesIn(seminar: Seminar | null): readonly string[] {
  if (!seminar) return [];
  const films = seminar.blocks.flatMap(({ elements }) =>
    elements.flatMap(({ content }) =>
      content.type === 'watch_video' && content.video.from === 'file' ? [content.video.media.address] : [],
    ),
  );
  return [...(seminar.logo ? [seminar.logo.address] : []), ...films];
}

type Dropped = Readonly<{ seminarId: string; addresses: readonly string[] }>;

export async function dropFiles(
  client: PoolClient,
  { seminarId, addresses }: Dropped,
  blobs: BlobStore,
): Promise<void> {
  for (const address of addresses) await releaseOne(client, { address, by: seminarId }, blobs);
}
