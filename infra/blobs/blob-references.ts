import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../postgres/pool.ts';
import type { BlobStore } from './blob-store.ts';

// Two uploads of one recording share a blob. The blob is deleted with the last session that refers to it.
export const lockAddress = 'select pg_advisory_xact_lock(hashtext($1))';

/** Records that the session, or the export of a person's data, needs the blob. Before this call the sweeper may delete a blob that is old enough. */
export function refer(pool: Pool, address: string, sessionId: string): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query(lockAddress, [address]);
    await client.query('insert into ops.blob_reference (address, session_id) values ($1, $2) on conflict do nothing', [
      address,
      sessionId,
    ]);
  });
}

/** Deletes the session's references in the caller's transaction, and then those of their blobs that have no other reference. */
export async function release(client: PoolClient, sessionId: string, blobs: BlobStore): Promise<void> {
  const { rows } = await client.query<{ address: string }>(
    'delete from ops.blob_reference where session_id = $1 returning address',
    [sessionId],
  );
  await deleteUnneeded(
    client,
    rows.map(({ address }) => address),
    blobs,
  );
}

/** Deletes the references of all things whose id begins with this prefix, and then those of their blobs that have no other reference. */
export async function releaseAllIn(client: PoolClient, beginning: string, blobs: BlobStore): Promise<void> {
  const { rows } = await client.query<{ address: string }>(
    `delete from ops.blob_reference where session_id >= $1 and session_id < $1 || 'g' returning address`,
    [beginning],
  );
  await deleteUnneeded(client, [...new Set(rows.map(({ address }) => address))], blobs);
}

/** Deletes the reference to one blob, and then the blob if it has no other reference. */
export async function releaseOne(client: PoolClient, { address, by }: Reference, blobs: BlobStore): Promise<void> {
  await client.query('delete from ops.blob_reference where address = $1 and session_id = $2', [address, by]);
  await deleteUnneeded(client, [address], blobs);
}

type Reference = Readonly<{ address: string; by: string }>;

/** Deletes those of these blobs that have no reference left. */
export async function deleteUnneeded(
  client: PoolClient,
  addresses: readonly string[],
  blobs: BlobStore,
): Promise<void> {
  if (addresses.length === 0) return;
  // Locks in one fixed order, so that there is no deadlock. References are counted after all locks are held.
  await client.query(
    'select pg_advisory_xact_lock(lock) from (select hashtext(unnest($1::text[])) as lock order by lock) locks',
    [addresses],
  );
  const { rows } = await client.query<{ address: string }>(
    `select address from unnest($1::text[]) as released (address)
     where not exists (select from ops.blob_reference other where other.address = released.address)`,
    [addresses],
  );
  for (const { address } of rows) await blobs.delete(address);
}
