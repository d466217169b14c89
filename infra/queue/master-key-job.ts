import type { Pool } from 'pg';

/** Changes the master key, in the process of the reactions. */
export const masterKeyJob = 'master-key';

export async function isMasterKeyChanging(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from ops.job where kind = $1 and state in ('queued', 'running') limit 1`,
    [masterKeyJob],
  );
  return rowCount !== 0;
}
