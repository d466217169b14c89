import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { bannerSize } from '#domain/groups/contract.ts';
import { DomainError } from '#domain/kernel/errors.ts';
import { refer, releaseOne } from '#infra/blobs/blob-references.ts';
import type { BlobFile, BlobStore } from '#infra/blobs/blob-store.ts';
import type { UploadedFile } from '#infra/http/receive-upload-file.ts';
import { isPicture, smallPicture } from '#infra/media/picture.ts';
import { sniff } from '#infra/media/sniff.ts';
import { inTransaction } from '#infra/postgres/pool.ts';

type Tools = Readonly<{ pool: Pool; blobs: BlobStore }>;
type Kept = Readonly<{ address: string; size: number; contentType: string }>;
/** Whose file it is, and the post or video that needs it. */
type Place = Readonly<{ ownerId: string; by: string }>;

/** Files of posts and videos: each is referred to before it is there, so that nobody sweeps it away. */
export function groupFiles({ pool, blobs }: Tools) {
  async function keep({ ownerId, by }: Place, source: Readable | BlobFile, sha256: string) {
    await refer(pool, await blobs.addressOf(ownerId, sha256), by);
    return blobs.put(ownerId, source);
  }

  return {
    /** Made anew. @throws image_upload_failed */
    async keepBanner(place: Place, file: UploadedFile): Promise<Kept> {
      const picture = await smallPicture(file.path, bannerSize);
      const { address, size } = await keep(place, Readable.from([picture]), hash('sha256', picture));
      return { address, size, contentType: 'image/webp' };
    },

    async keepFile(place: Place, file: UploadedFile, contentType: string): Promise<Kept> {
      const { address, size } = await keep(place, file, file.sha256);
      return { address, size, contentType };
    },

    /** Where the order that needs the file is refused, the file goes again. */
    async forOrder<T>(by: string, kept: Kept | undefined, send: () => Promise<T>): Promise<T> {
      try {
        return await send();
      } catch (error) {
        if (kept && error instanceof DomainError)
          await inTransaction(pool, (client) => releaseOne(client, { address: kept.address, by }, blobs));
        throw error;
      }
    },
  };
}

/** As with recordings that people pick: MP4 and nothing else. */
export function isFilm(head: Buffer): boolean {
  const format = sniff(head);
  return format?.demuxer === 'mov' && format.kind !== 'audio' && format.contentType !== 'video/quicktime';
}

const begins = (head: Buffer, ...signs: readonly string[]) =>
  signs.some((sign) => head.toString('latin1', 0, sign.length) === sign);
/** ZIP, which office documents of today are, and those of before. */
const office = ['PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'];
const isText = (head: Buffer) => head.length > 0 && !head.includes(0);

/** What may hang on a post. All of it is only ever saved, never shown by us. */
export const isAttachment = (head: Buffer): boolean =>
  begins(head, '%PDF-', ...office) || isPicture(head) || isText(head);

export const attachmentType = (head: Buffer): string =>
  begins(head, '%PDF-') ? 'application/pdf' : 'application/octet-stream';
