import type { Pool } from 'pg';
import { jobsQueued } from '../postgres/channels.ts';

/** Deletes jobs in every state; running ones are aborted. */
export async function deleteJobsOf(
  pool: Pool,
  ownerId: string,
  { except }: Readonly<{ except: readonly string[] }>,
): Promise<void> {
  await pool.query(
    `with gone as (delete from ops.job where owner_id = $1 and kind <> all ($2) returning kind)
     select pg_notify('${jobsQueued}', 'cancelled:' || kind) from (select distinct kind from gone) kinds`,
    [ownerId, except],
  );
}
