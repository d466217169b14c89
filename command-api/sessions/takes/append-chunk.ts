import type { Pool, PoolClient } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import type { SlideChange } from '#domain/sessions/contract/slides.ts';
import { refer } from '#infra/blobs/blob-references.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { UploadedFile } from '#infra/http/receive-upload-file.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { mostBytes } from '../receive-session.ts';
import {
  chunksOf,
  findTake,
  insertChunk,
  referenceOf,
  type StoredChunk,
  type TakeKey,
  withoutGap,
} from './take-table.ts';

type Chunk = TakeKey & Marked & Readonly<{ number: number; seconds: number; movement?: string; file: UploadedFile }>;
/** The chapters and slides that are marked in the take so far. */
type Marked = Readonly<{ chapters: readonly number[]; slides: readonly SlideChange[] }>;
type Tools = Readonly<{ pool: Pool; blobs: BlobStore }>;

/**
 * Stores one chunk of a take durably and returns the number of chunks before the first gap. Repeating a chunk changes
 * nothing. @throws not_found, conflict (other content, or the take is finished), payload_too_large, storage_full
 */
export async function appendChunk({ pool, blobs }: Tools, chunk: Chunk): Promise<number> {
  const { ownerId, file } = chunk;
  if (isThere(await fitting(pool, chunk), chunk)) return withoutGap(await chunksOf(pool, chunk));
  // The reference comes before the blob: otherwise the sweeper could delete the blob.
  await refer(pool, await blobs.addressOf(ownerId, file.sha256), referenceOf(chunk));
  const { address } = await blobs.put(ownerId, file);
  return inTransaction(pool, async (client) => {
    const chunks = await fitting(client, chunk, 'for update');
    if (!isThere(chunks, chunk)) await insert(client, chunk, address);
    return withoutGap(await chunksOf(client, chunk));
  });
}

const isThere = (chunks: readonly StoredChunk[], { number }: Chunk) => chunks.some((kept) => kept.number === number);

/** The chunks so far. Refuses a chunk that the take cannot hold. */
async function fitting(db: Pool | PoolClient, chunk: Chunk, lock = ''): Promise<readonly StoredChunk[]> {
  const { sessionId, size } = await findTake(db, chunk, lock);
  if (size !== null) refuse('not_found');
  if (sessionId !== null) refuse('conflict');
  const chunks = await chunksOf(db, chunk);
  const kept = chunks.find(({ number }) => number === chunk.number);
  if (kept && kept.sha256 !== chunk.file.sha256) refuse('conflict', 'number');
  const bytes = chunks.reduce((sum, { size }) => sum + size, 0);
  if (!kept && bytes + chunk.file.size > mostBytes) refuse('payload_too_large', 'file');
  return chunks;
}

async function insert(client: PoolClient, { file, seconds, chapters, slides, ...chunk }: Chunk, address: string) {
  await insertChunk(client, { ...chunk, size: file.size, sha256: file.sha256, address });
  // Chunks arrive in any order and marks are only added, so the longer list is the newer one.
  await client.query(
    `update ops.take set seconds = greatest(seconds, $3), ${longer('chapters', '$4')}, ${longer('slides', '$5')}
      where owner_id = $1 and id = $2`,
    [chunk.ownerId, chunk.id, seconds, JSON.stringify(chapters), JSON.stringify(slides)],
  );
}

/** SQL: sets the column to the longer list. */
const longer = (column: string, list: string) =>
  `${column} = case when jsonb_array_length(${list}::jsonb) > jsonb_array_length(${column}) then ${list}::jsonb else ${column} end`;
