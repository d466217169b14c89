import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { DomainError } from '#domain/kernel/errors.ts';
import { isPlainLine } from '#domain/kernel/plain-text.ts';
import { refer, releaseOne } from '#infra/blobs/blob-references.ts';
import type { BlobFile, BlobStore } from '#infra/blobs/blob-store.ts';
import type { UploadedFile } from '#infra/http/receive-upload-file.ts';
import { innerId } from '#infra/ids.ts';
import { isPicture, smallPicture } from '#infra/media/picture.ts';
import { sniff } from '#infra/media/sniff.ts';
import { inTransaction } from '#infra/postgres/pool.ts';

type Tools = Readonly<{ pool: Pool; blobs: BlobStore }>;
type Kept = Readonly<{ address: string; size: number; contentType: string }>;
/** The owner of the file, and the id of the post, article or seminar that needs it. */
type Place = Readonly<{ ownerId: string; by: string }>;
type Size = Readonly<{ width: number; height: number }>;

type ForCommand<T> = Readonly<{
  by: string;
  kept: Kept | null | undefined;
  further?: readonly Kept[];
  send: () => Promise<T>;
  /** Addresses that the existing `by` uses; none if `by` is new. */
  inUse?: () => Promise<readonly string[]>;
}>;

/** Pictures and files of posts, articles and seminars. Each file is referred to before it is stored, so that no sweep deletes it. */
export function attachedFiles({ pool, blobs }: Tools) {
  async function keep({ ownerId, by }: Place, source: Readable | BlobFile, sha256: string) {
    await refer(pool, await blobs.addressOf(ownerId, sha256), by);
    return blobs.put(ownerId, source);
  }

  return {
    /** Encodes the picture anew, at most this large. @throws image_upload_failed */
    async keepPicture(place: Place, file: UploadedFile, within: Size): Promise<Kept> {
      const picture = await smallPicture(file.path, within);
      const { address, size } = await keep(place, Readable.from([picture]), hash('sha256', picture));
      return { address, size, contentType: 'image/webp' };
    },

    async keepFile(place: Place, file: UploadedFile, contentType: string): Promise<Kept> {
      const { address, size } = await keep(place, file, file.sha256);
      return { address, size, contentType };
    },

    /** Files of a new post or article; their ids derive from the command. */
    async keepAll(place: Place, files: readonly UploadedFile[], commandId: string) {
      const kept: { fileId: string; name: string; media: Kept }[] = [];
      for (const [n, file] of files.entries())
        kept.push({
          fileId: innerId(place.by, `${commandId} ${n}`),
          name: attachmentName(file.declaredName),
          media: await this.keepFile(place, file, attachmentType(file.head)),
        });
      return kept;
    },

    /** Adds a reference to a file that is stored already, for another owner. */
    referTo: (by: string, address: string) => refer(pool, address, by),

    /** Sends the command that needs the files. If it is refused, drops the files again, except those that are in use anyway. */
    async forCommand<T>({ by, kept, further = [], send, inUse = async () => [] }: ForCommand<T>): Promise<T> {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const needed = await inUse();
        const addresses = [...(kept ? [kept] : []), ...further].map(({ address }) => address);
        const unused = addresses.filter((address) => !needed.includes(address));
        await inTransaction(pool, (client) => dropFiles(client, { by, addresses: unused }, blobs));
        throw error;
      }
    },
  };
}

type WithFiles = Readonly<{ banner: Kept | null; files: readonly Readonly<{ media: Kept }>[] }>;

/** The addresses of all files of a post or an article. */
export const addressesOf = ({ banner, files }: WithFiles): readonly string[] => [
  ...(banner ? [banner.address] : []),
  ...files.map(({ media }) => media.address),
];

type Dropped = Readonly<{ by: string; addresses: readonly string[] }>;

/** Runs in the caller's transaction. */
export async function dropFiles(client: PoolClient, { by, addresses }: Dropped, blobs: BlobStore): Promise<void> {
  for (const address of addresses) await releaseOne(client, { address, by }, blobs);
}

/** MP4 videos only, like uploaded recordings with a picture. */
export function isFilm(head: Buffer): boolean {
  const format = sniff(head);
  return format?.demuxer === 'mov' && format.kind !== 'audio' && format.contentType !== 'video/quicktime';
}

const begins = (head: Buffer, ...signs: readonly string[]) =>
  signs.some((sign) => head.toString('latin1', 0, sign.length) === sign);
/** Signatures of office files: ZIP (today's formats) and OLE (the older ones). */
const office = ['PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'];
const isText = (head: Buffer) => head.length > 0 && !head.includes(0);

/** Types that may be attached to a post or an article. The client saves attachments and never displays them. */
export const isAttachment = (head: Buffer): boolean =>
  begins(head, '%PDF-', ...office) || isPicture(head) || isText(head);

export const attachmentType = (head: Buffer): string =>
  begins(head, '%PDF-') ? 'application/pdf' : 'application/octet-stream';

/** A safe form of the name that the uploader's machine gave the file. */
export function attachmentName(declared: string): string {
  const name = declared.replaceAll(/[/\\]/g, ' ').trim().slice(0, 200);
  return name && isPlainLine(name) ? name : 'Datei';
}
