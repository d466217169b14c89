import type { Pool } from 'pg';
import type { Job } from './job.ts';

export type Claim = Readonly<{
  kinds: readonly string[];
  leaseMs: number;
  /** The jobs that this worker holds: if the process stood still and a lease expired, the job must not run twice here. */
  except: readonly string[];
}>;

/** SQL: whether a row of `ops.job` is due. */
export const isDue = `state = 'queued' and run_at <= now() or state = 'running' and lease_until < now()`;

/**
 * Claims the next job, if there is one: the highest priority, then the owner with the fewest running jobs, then the oldest.
 * A job with an expired lease counts as waiting: its worker is dead, or the new attempt fences it off.
 */
export async function claim(pool: Pool, { kinds, leaseMs, except }: Claim): Promise<Job | undefined> {
  const text = `with next as (
       select job.id from ops.job
       left join (select owner_id, count(*) as jobs from ops.job where state = 'running' group by owner_id) busy
         on busy.owner_id = job.owner_id
       where kind = any ($1) and id <> all ($2)
         and (${isDue})
       order by priority desc, coalesce(busy.jobs, 0), run_at, id
       limit 1 for update of job skip locked)
     update ops.job
     set state = 'running', attempt = attempt + 1, updated_at = now(), lease_until = now() + $3 * interval '1 ms'
     from next where job.id = next.id
     returning job.id, kind, key, owner_id as "ownerId", payload, attempt, max_attempts as "maxAttempts",
       last_error as "lastError", coalesce(correlation_id, job.id) as "correlationId"`;
  const { rows } = await pool.query<Job>({ name: 'claim-job', text, values: [kinds, except, leaseMs] });
  return rows[0];
}
