import type { Pool } from 'pg';

/** Nothing older is caught up. The last slot of each schedule stays: it tells that the schedule is not new. */
const kept = '7 days';

export async function deleteOldSlots(pool: Pool): Promise<void> {
  await pool.query(
    `delete from ops.schedule_slot old where slot < now() - interval '${kept}'
       and exists (select from ops.schedule_slot where task = old.task and slot > old.slot)`,
  );
}
