import { open, rm } from 'node:fs/promises';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { BlobMissing, type BlobStore } from '#infra/blobs/blob-store.ts';
import { temporaryFile } from '#infra/blobs/temporary-files.ts';
import { writeHashed } from '#infra/blobs/write-hashed.ts';
import type { UploadedFile } from '#infra/http/receive-upload-file.ts';
import { sniffBytes } from '#infra/media/sniff.ts';
import { type StoredChunk, withoutGap } from './take-table.ts';

type Tools = Readonly<{ blobs: BlobStore; temporary: string }>;
type TakeParts = Readonly<{ chunks: readonly StoredChunk[]; count: number }>;

/**
 * Joins the first `count` chunks into one file, which exists while `use` runs.
 * @throws take_incomplete if a chunk is missing, storage_full
 */
export async function withAssembledTake<T>(
  { blobs, temporary }: Tools,
  { chunks, count }: TakeParts,
  use: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  if (withoutGap(chunks) < count) refuse('take_incomplete');
  const path = await temporaryFile(temporary);
  try {
    const written = await writeHashed(chunkContent(blobs, chunks.slice(0, count)), path);
    return await use({ path, ...written, head: await headOf(path), declaredName: '', declaredType: '' });
  } finally {
    await rm(path, { force: true });
  }
}

/** The bytes of chunks, one after the other. @throws take_incomplete if a chunk's blob is gone */
export async function* chunkContent(blobs: BlobStore, chunks: readonly StoredChunk[]): AsyncGenerator<Buffer> {
  for (const { address } of chunks) {
    const { stream } = await blobs.open(address).catch((error: unknown) => {
      // After a restore the blob may be missing. The recorder still has the chunk and sends it again.
      throw error instanceof BlobMissing ? new DomainError('take_incomplete') : error;
    });
    yield* stream as AsyncIterable<Buffer>;
  }
}

/** The first bytes of a file, enough to tell its type. */
export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffBytes), 0, sniffBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
