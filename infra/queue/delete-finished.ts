import type { Pool } from 'pg';
import { deleteInBatches } from '../postgres/delete-in-batches.ts';

const kept = '30 days';

/** Deletes jobs that ended long ago, whatever their result; returns their number. */
export const deleteFinishedJobs = (pool: Pool): Promise<number> =>
  deleteInBatches(pool, {
    table: 'ops.job',
    where: `state in ('done', 'failed', 'cancelled') and updated_at < now() - interval '${kept}'`,
  });
