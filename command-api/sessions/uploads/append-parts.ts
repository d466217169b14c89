import { rm } from 'node:fs/promises';
import type { Pool, PoolClient } from 'pg';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { mostParts } from '#domain/sessions/contract/uploads.ts';
import { refer, release } from '#infra/blobs/blob-references.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { temporaryFile } from '#infra/blobs/temporary-files.ts';
import { type Written, writeHashed } from '#infra/blobs/write-hashed.ts';
import { sniffBytes } from '#infra/media/sniff.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { recordingRules } from '../receive-session.ts';
import { headOf } from '../takes/assemble-take.ts';
import { findTake, insertChunk, referenceOf, type TakeKey } from '../takes/take-table.ts';
import { inParts } from './in-parts.ts';

export type UploadTools = Readonly<{ pool: Pool; blobs: BlobStore; temporary: string }>;
type At = TakeKey & Readonly<{ offset: number }>;
type Part = At & Readonly<{ path: string }> & Written;

/** In bytes: a killed server loses at most one part of the upload. */
const partBytes = 8_000_000;

/**
 * Stores the content part by part; each part is durable before the next begins. Returns the new offset of the upload.
 * @throws not_found, conflict (another offset, or finished), payload_too_large, unsupported_media_type, storage_full
 */
export async function appendParts(tools: UploadTools, { offset, ...key }: At, content: AsyncIterable<Buffer>) {
  let end = offset;
  for await (const part of inParts(content, partBytes)) end += await appendPart(tools, { ...key, offset: end }, part);
  return end;
}

async function appendPart(tools: UploadTools, at: At, content: AsyncIterable<Buffer>): Promise<number> {
  const path = await temporaryFile(tools.temporary);
  try {
    const written = await writeHashed(content, path);
    await store(tools, { ...at, path, ...written });
    return written.size;
  } finally {
    await rm(path, { force: true });
  }
}

async function store({ pool, blobs }: UploadTools, { path, offset, ...part }: Part): Promise<void> {
  const head = offset === 0 ? await headOf(path) : undefined;
  // The reference comes before the blob: otherwise the sweeper could delete the blob.
  await refer(pool, await blobs.addressOf(part.ownerId, part.sha256), referenceOf(part));
  const { address } = await blobs.put(part.ownerId, { path, size: part.size, sha256: part.sha256 });
  try {
    await inTransaction(pool, async (client) => {
      const { size, arrived, parts } = await findUpload(client, part, 'for update');
      if (arrived !== offset) refuse('conflict');
      if (parts >= mostParts || offset + part.size > size) refuse('payload_too_large', 'file');
      if (head && head.length >= Math.min(size, sniffBytes) && !recordingRules.accept(head)) {
        refuse('unsupported_media_type', 'file');
      }
      await insertChunk(client, { ...part, number: parts, address });
    });
  } catch (error) {
    // The upload was discarded meanwhile, so release the new reference too.
    if (error instanceof DomainError && error.code === 'not_found') {
      await inTransaction(pool, (client) => release(client, referenceOf(part), blobs));
    }
    throw error;
  }
}

/** `arrived`: stored bytes, in `parts` parts. @throws not_found, conflict if it is finished */
export async function findUpload(db: Pool | PoolClient, key: TakeKey, lock = '') {
  const { size, sessionId } = await findTake(db, key, lock);
  if (size === null) return refuse('not_found');
  if (sessionId !== null) return refuse('conflict');
  const { rows } = await db.query<{ arrived: number; parts: number }>(
    `select coalesce(sum(size), 0)::float8 as arrived, count(*)::int as parts from ops.take_chunk
     where owner_id = $1 and take_id = $2`,
    [key.ownerId, key.id],
  );
  return { size, arrived: 0, parts: 0, ...rows[0] };
}
