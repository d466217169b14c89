import type { Pool } from 'pg';
import { type Job, JobInterrupted, type WorkerLog } from './job.ts';

/** The jobs that a worker holds, by id. */
type Held = ReadonlyMap<string, Readonly<{ job: Job; abort: AbortController }>>;

export type HeartbeatOptions = Readonly<{
  pool: Pool;
  held: Held;
  leaseMs: number;
  heartbeatMs: number;
  log: WorkerLog;
}>;

/**
 * Extends the leases of the held jobs, and aborts jobs that are no longer ours. If a lease expired unnoticed and no other
 * worker took the job, it is extended again. `beat` extends and aborts at once. If the database is out of reach, no job is aborted: this
 * worker cannot close a job then, and later the attempt number keeps it from closing a job that another worker has claimed.
 */
export function startHeartbeat({ pool, held, leaseMs, heartbeatMs, log }: HeartbeatOptions) {
  let beating: Promise<void> | undefined;

  async function extend() {
    const sent = [...held.values()];
    if (sent.length === 0) return;
    const { rows } = await pool.query<{ id: string }>(
      `update ops.job set lease_until = now() + $3 * interval '1 ms'
       from unnest($1::text[], $2::int[]) as mine (id, attempt)
       where job.id = mine.id and job.attempt = mine.attempt and state = 'running' returning job.id`,
      [sent.map(({ job }) => job.id), sent.map(({ job }) => job.attempt), leaseMs],
    );
    const kept = new Set(rows.map(({ id }) => id));
    for (const { job, abort } of sent) if (!kept.has(job.id)) abort.abort(new JobInterrupted('lost'));
  }

  async function beat() {
    // One query at a time. A caller that arrives during a query waits for it and sends another, because it needs a newer answer.
    await beating;
    beating = extend().catch((err) => log.error({ err }, 'the leases of jobs could not be extended'));
    await beating;
  }

  const timer = setInterval(() => void beat(), heartbeatMs);
  return { beat, stop: () => clearInterval(timer) };
}
