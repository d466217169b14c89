import type { Pool } from 'pg';
import { daysKept } from '#domain/sessions/contract/takes.ts';
import { release } from '#infra/blobs/blob-references.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { ScheduledJob } from '../../job-handler.ts';
import { findTake, referenceOf, type TakeKey } from './take-table.ts';

type Tools = Readonly<{ pool: Pool; blobs: BlobStore }>;

/** Deletes a take with its chunks. @throws not_found */
export const discardTake = ({ pool, blobs }: Tools, key: TakeKey): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { sessionId } = await findTake(client, key, 'for update');
    await release(client, referenceOf(key), blobs);
    // A take that became a session stays known for a while, so that finishing it again gives the same answer.
    if (sessionId === null) {
      await client.query('delete from ops.take where owner_id = $1 and id = $2', [key.ownerId, key.id]);
    }
  });

/** Stores the session that the take became, and deletes its chunks. */
export const keepFinished = ({ pool, blobs }: Tools, key: TakeKey, sessionId: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const values = [key.ownerId, key.id];
    await client.query('update ops.take set session_id = $3, changed_at = now() where owner_id = $1 and id = $2', [
      ...values,
      sessionId,
    ]);
    await client.query('delete from ops.take_chunk where owner_id = $1 and take_id = $2', values);
    await release(client, referenceOf(key), blobs);
  });

/** Deletes takes that were not changed for some days. */
export async function deleteOldTakes({ pool, blobs }: Tools): Promise<void> {
  const { rows } = await pool.query<TakeKey>(
    `select owner_id as "ownerId", id from ops.take where changed_at < now() - $1 * interval '1 day'`,
    [daysKept],
  );
  for (const key of rows) {
    await inTransaction(pool, async (client) => {
      await release(client, referenceOf(key), blobs);
      await client.query('delete from ops.take where owner_id = $1 and id = $2', [key.ownerId, key.id]);
    });
  }
}

export const takeExpiry = (tools: Tools): ScheduledJob => ({
  name: 'delete-old-takes',
  timetable: '40 * * * *',
  catchUp: 'latest',
  run: () => deleteOldTakes(tools),
});
