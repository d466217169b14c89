import type { Pool, PoolClient } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { inTransaction } from '#infra/postgres/pool.ts';

/** The key includes the owner, so takes of others are never found. */
export type TakeKey = Readonly<{ ownerId: string; id: string }>;

/** `size`: the announced bytes of an upload; null for a take, whose size is unknown. */
export type StoredTake = Readonly<{
  type: 'audio' | 'video';
  recordedAt: string;
  sessionId: string | null;
  size: number | null;
  /** The recorded length, as the recorder last reported it. */
  seconds: number;
}>;
export type StoredChunk = Readonly<{ number: number; size: number; sha256: string; address: string }>;

/** The name of a take's references to blobs. It includes the owner, because the recorders of two people may choose the same id. */
export const referenceOf = ({ ownerId, id }: TakeKey): string => `take-${ownerId}-${id}`;

type Begun = TakeKey & Pick<StoredTake, 'type' | 'recordedAt' | 'size'>;
type Limited = Begun & Readonly<{ presentationId?: string | undefined; most: number }>;

/** @throws too_many_takes */
export function beginTake(pool: Pool, { ownerId, id, size, most, ...about }: Limited): Promise<void> {
  return inTransaction(pool, async (client) => {
    // Parallel calls are counted one after the other.
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [`takes ${ownerId}`]);
    const { rows } = await client.query<{ id: string }>(
      `select id from ops.take
       where owner_id = $1 and (id = $2 or session_id is null and (size is null) = ($3::bigint is null))`,
      [ownerId, id, size],
    );
    if (rows.some((row) => row.id === id)) return;
    if (rows.length >= most) refuse('too_many_takes');
    const { type, recordedAt, presentationId } = about;
    await client.query(
      `insert into ops.take (owner_id, id, type, recorded_at, size, presentation_id) values ($1, $2, $3, $4, $5, $6)`,
      [ownerId, id, type, recordedAt, size, presentationId],
    );
  });
}

/** A take, or an upload, which is stored as one. @throws not_found */
export async function findTake(db: Pool | PoolClient, { ownerId, id }: TakeKey, lock = ''): Promise<StoredTake> {
  const { rows } = await db.query<StoredTake>(
    `select type, recorded_at as "recordedAt", session_id as "sessionId", size::float8 as size, seconds from ops.take
     where owner_id = $1 and id = $2 ${lock}`,
    [ownerId, id],
  );
  return rows[0] ?? refuse('not_found');
}

/** In order of their numbers. */
export async function chunksOf(db: Pool | PoolClient, { ownerId, id }: TakeKey): Promise<readonly StoredChunk[]> {
  const { rows } = await db.query<StoredChunk>(
    'select number, size, sha256, address from ops.take_chunk where owner_id = $1 and take_id = $2 order by number',
    [ownerId, id],
  );
  return rows;
}

/** `movement`: the movement of head and hands during the chunk, packed. */
type NewChunk = TakeKey & StoredChunk & Readonly<{ movement?: string }>;

export async function insertChunk(client: PoolClient, { ownerId, id, ...chunk }: NewChunk): Promise<void> {
  await client.query(
    `insert into ops.take_chunk (owner_id, take_id, number, size, sha256, address, movement)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [ownerId, id, chunk.number, chunk.size, chunk.sha256, chunk.address, chunk.movement],
  );
  await client.query('update ops.take set changed_at = now() where owner_id = $1 and id = $2', [ownerId, id]);
}

/** The number of chunks before the first gap. */
export function withoutGap(chunks: readonly Pick<StoredChunk, 'number'>[]): number {
  const gap = chunks.findIndex(({ number }, index) => number !== index);
  return gap < 0 ? chunks.length : gap;
}
