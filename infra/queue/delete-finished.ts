import type { Pool } from 'pg';

const kept = '30 days';

/** Jobs that ended long ago, in whatever way, go; answers how many. */
export async function deleteFinishedJobs(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from ops.job where state in ('done', 'failed', 'cancelled') and updated_at < now() - interval '${kept}'`,
  );
  return rowCount ?? 0;
}
