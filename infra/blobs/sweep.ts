import type { Pool } from 'pg';
import { inTransaction } from '../postgres/pool.ts';
import { lockAddress } from './blob-references.ts';
import type { BlobStore } from './blob-store.ts';

/** What was stored a moment ago may be about to be referred to. */
const oldMs = 3_600_000;

/** Deletes blobs that nothing refers to: what a crash left between storing and referring. Answers how many. */
export async function sweepBlobs(pool: Pool, blobs: BlobStore, now = Date.now()): Promise<number> {
  let swept = 0;
  for await (const { address, modifiedAt } of blobs.list()) {
    if (now - modifiedAt.getTime() < oldMs) continue;
    swept += await inTransaction(pool, async (client) => {
      await client.query(lockAddress, [address]);
      const { rowCount } = await client.query('select 1 from ops.blob_reference where address = $1 limit 1', [address]);
      if (rowCount) return 0;
      await blobs.delete(address);
      return 1;
    });
  }
  return swept;
}
