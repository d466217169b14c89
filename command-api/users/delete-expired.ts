import type { Pool } from 'pg';
import { deleteWholeAllowances } from '#infra/postgres/allowance.ts';
import type { ScheduledChore } from '../chore.ts';

/** A link that is opened again answers as it did for that long. */
const usedLinksKept = '30 days';

/** Sign-ins and links that nobody can use any more. Tokens go with their families. */
async function deleteExpiredCredentials(pool: Pool): Promise<void> {
  await pool.query('delete from ops.refresh_family where expires_at < now()');
  await pool.query(`delete from ops.one_time_token where expires_at < now() - interval '${usedLinksKept}'`);
  // A device may ask for a while after that, and is told that its time is over.
  await pool.query("delete from ops.device_pairing where expires_at < now() - interval '1 day'");
  await deleteWholeAllowances(pool);
}

export const expiry = (pool: Pool): readonly ScheduledChore[] => [
  {
    name: 'delete-expired-credentials',
    timetable: '20 * * * *',
    catchUp: 'latest',
    run: () => deleteExpiredCredentials(pool),
  },
];
