import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { StoredBlob } from '#domain/kernel/stored-blob.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { ExportFile } from './command-area.ts';

type Text = string | AsyncIterable<string>;

/** The assumed size of a file whose content is not made yet, in bytes. */
const small = 10_000;

/** `content` is called when the archive reaches this file. */
export const textFile = (name: string, content: () => Text | Promise<Text>): ExportFile => ({
  name,
  size: small,
  open: async () => {
    const text = await content();
    return Readable.from(typeof text === 'string' ? [Buffer.from(text)] : text, { objectMode: false });
  },
});

export const jsonFile = (name: string, content: () => unknown): ExportFile =>
  textFile(name, async () => `${JSON.stringify(await content(), null, 2)}\n`);

/** `open` is called when the archive reaches this file; null leaves the file out. */
export const pdfFile = (name: string, open: ExportFile['open']): ExportFile => ({
  ...{ name, open, isPacked: true },
  size: 200_000,
});

type Blob = Readonly<{ address: string; size: number; modifiedAt?: Date }>;

/** The blob as it is stored, without compression. */
export const blobFile = (blobs: BlobStore, name: string, { address, size, modifiedAt }: Blob): ExportFile => ({
  ...{ name, size, isPacked: true },
  ...(modifiedAt && { modifiedAt }),
  open: async () => (await blobs.open(address)).stream,
});

type WithFiles = Readonly<{
  banner: StoredBlob | null;
  files: readonly Readonly<{ id: string; media: StoredBlob }>[];
}>;

/** The banner and the attachments of a post or an article. */
export const attachmentFiles = (blobs: BlobStore, folder: string, { banner, files }: WithFiles): ExportFile[] => [
  ...(banner ? [blobFile(blobs, `${folder}/banner.webp`, banner)] : []),
  ...files.map(({ id, media }) => blobFile(blobs, `${folder}/${id}`, media)),
];

/** Unpacks a blob that is stored as gzipped JSON. */
export const unpackedFile = (blobs: BlobStore, name: string, { address, size }: Blob): ExportFile => ({
  name,
  size,
  open: async () => {
    const { stream } = await blobs.open(address);
    const content = stream.pipe(createGunzip());
    stream.once('error', (error) => content.destroy(error));
    content.once('close', () => stream.destroy());
    return content;
  },
});
