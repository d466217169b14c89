import type { Pool } from 'pg';
import { DomainError } from '#domain/kernel/errors.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { Cause } from '../commands.ts';
import { sessionOrder } from './session-orders.ts';

type Tools = Readonly<{ pool: Pool; handle: Handle; blobs: BlobStore }>;
type Talks = Readonly<{ ownerId: string; sessionIds: readonly string[]; cause: Cause }>;

/** Deletes the talks, as their owner would: what runs for them ends, and what was reserved for them is settled. */
export async function deleteSessions({ handle }: Pick<Tools, 'handle'>, { ownerId, sessionIds, cause }: Talks) {
  for (const id of sessionIds) {
    const command = { type: 'DeleteSession', data: { askedBy: ownerId } } as const;
    const ofThisOne = { ...cause, commandId: uuidv5(cause.commandId, `delete ${id}`) };
    await handle(sessionOrder(id, command, ofThisOne)).catch((error) => {
      if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
    });
  }
}

/** Every recording and result, also of talks that never came into being. */
export async function deleteBlobs({ pool, blobs }: Pick<Tools, 'pool' | 'blobs'>, ownerId: string): Promise<void> {
  await pool.query('delete from ops.blob_reference where address ^@ $1', [`${ownerId}/`]);
  await blobs.deleteAllOf(ownerId);
}
