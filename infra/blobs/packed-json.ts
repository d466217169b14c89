import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { BlobStore } from './blob-store.ts';

/** Gzipped JSON for the blob store. */
export async function packed(content: object) {
  const bytes = await promisify(gzip)(JSON.stringify(content));
  return { source: Readable.from([bytes]), contentType: 'application/gzip' };
}

/** Reads back a content that `packed` wrote. @throws BlobMissing */
export async function unpacked<Content>(address: string, blobs: BlobStore): Promise<Content> {
  const { stream } = await blobs.open(address);
  return JSON.parse((await promisify(gunzip)(await buffer(stream))).toString()) as Content;
}
