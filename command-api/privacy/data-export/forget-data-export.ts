import type { Pool } from 'pg';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { Cause } from '../../commands.ts';
import { exportOrder } from './export-orders.ts';
import { deleteProgress } from './progress.ts';

type Tools = Readonly<{ pool: Pool; handle: Handle }>;
type Whose = Readonly<{ ownerId: string; cause: Cause }>;

/** One that is being made finds that nobody wants it any more; the archive of one that was made goes with the other blobs. */
export async function forgetDataExport({ pool, handle }: Tools, { ownerId, cause }: Whose): Promise<void> {
  const command = { type: 'RemoveDataExport', data: { reason: 'erased' } } as const;
  await handle({ ...cause, commandId: uuidv5(cause.commandId, command.type), ...exportOrder(ownerId, command) });
  await deleteProgress(pool, ownerId);
}
