import type { Pool } from 'pg';
import { deleteInBatches } from '../postgres/delete-in-batches.ts';

const kept = '30 days';

/** Jobs that ended long ago, in whatever way, go; answers how many. */
export const deleteFinishedJobs = (pool: Pool): Promise<number> =>
  deleteInBatches(pool, {
    table: 'ops.job',
    where: `state in ('done', 'failed', 'cancelled') and updated_at < now() - interval '${kept}'`,
  });
