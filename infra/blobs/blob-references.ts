import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../postgres/pool.ts';
import type { BlobStore } from './blob-store.ts';

// Two uploads of one recording share a blob: it goes with the last session that refers to it.
export const lockAddress = 'select pg_advisory_xact_lock(hashtext($1))';

/** Says that the session, or the export of a person's data, needs the blob. Before this the sweeper may take a blob that is old enough. */
export function refer(pool: Pool, address: string, sessionId: string): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query(lockAddress, [address]);
    await client.query('insert into ops.blob_reference (address, session_id) values ($1, $2) on conflict do nothing', [
      address,
      sessionId,
    ]);
  });
}

/** Ends the session's references in the caller's transaction, and deletes what nobody refers to any more. */
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

/** The same for everything whose id begins so: what lies in something else. */
export async function releaseAllIn(client: PoolClient, beginning: string, blobs: BlobStore): Promise<void> {
  const { rows } = await client.query<{ address: string }>(
    `delete from ops.blob_reference where session_id >= $1 and session_id < $1 || 'g' returning address`,
    [beginning],
  );
  await deleteUnneeded(client, [...new Set(rows.map(({ address }) => address))], blobs);
}

/** Ends the reference to one blob, as `release` does to all. */
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
  // In one order, so that nobody waits for a lock of somebody who waits for theirs; looked at when all are held.
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
