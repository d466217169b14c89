import type { Pool } from 'pg';
import { jobsQueued } from '../postgres/channels.ts';

/** The kind of the job; null if its state does not allow the change, undefined if there is no such job. */
type Mended = Promise<string | null | undefined>;

/** A failed job waits again, and may make as many further attempts as its limit was before. */
export const retryJob = (pool: Pool, id: string): Mended =>
  mend(pool, {
    id,
    from: ['failed'],
    change: `state = 'queued', run_at = now(), max_attempts = attempt + max_attempts, last_error = null`,
  });

/** Cancels a waiting or failed job for good. */
export const discardJob = (pool: Pool, id: string): Mended =>
  mend(pool, { id, from: ['failed', 'queued'], change: `state = 'cancelled'` });

type Mending = Readonly<{ id: string; from: readonly string[]; change: string }>;

async function mend(pool: Pool, { id, from, change }: Mending): Mended {
  const { rows } = await pool.query<{ kind: string; changed: boolean }>(
    `with changed as (
       update ops.job set ${change}, lease_until = null, updated_at = now() where id = $1 and state = any($2) returning id, kind, state),
     told as (select pg_notify('${jobsQueued}', 'queued:' || kind) from changed where state = 'queued')
     select job.kind, changed.id is not null as changed, (select count(*) from told) as told
       from ops.job left join changed using (id) where job.id = $1`,
    [id, from],
  );
  const [found] = rows;
  return found && (found.changed ? found.kind : null);
}
