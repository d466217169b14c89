import type { Pool } from 'pg';
import { deleteInBatches } from '../postgres/delete-in-batches.ts';

/** Older slots are never caught up. The last slot of each schedule stays: it shows that the schedule is not new. */
const kept = '7 days';

export async function deleteOldSlots(pool: Pool): Promise<void> {
  const isNotTheLast =
    'exists (select from ops.schedule_slot later where later.task = schedule_slot.task and later.slot > schedule_slot.slot)';
  await deleteInBatches(pool, {
    table: 'ops.schedule_slot',
    where: `slot < now() - interval '${kept}' and ${isNotTheLast}`,
  });
}
