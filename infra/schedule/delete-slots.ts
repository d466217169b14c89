import type { Pool } from 'pg';

/** Longer than what is ever caught up; the last of a task stays, so that a task that is not new is known as such. */
const kept = '7 days';

export async function deleteOldSlots(pool: Pool): Promise<void> {
  await pool.query(
    `delete from ops.schedule_slot old where slot < now() - interval '${kept}'
       and exists (select from ops.schedule_slot where task = old.task and slot > old.slot)`,
  );
}
