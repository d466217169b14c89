import type { Pool } from 'pg';
import { jobsQueued } from '../postgres/channels.ts';
import type { Job } from './job.ts';

type Run = Pick<Job, 'id' | 'attempt'>;

const ours = `id = $1 and attempt = $2 and state = 'running'`;

/** Each function returns whether the run still owned the job: another worker's job, or a cancelled one, stays unchanged. */
export async function complete(pool: Pool, { id, attempt }: Run): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update ops.job set state = 'done', lease_until = null, last_error = null, updated_at = now() where ${ours}`,
    [id, attempt],
  );
  return rowCount === 1;
}

export async function fail(pool: Pool, { id, attempt }: Run, code: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update ops.job set state = 'failed', lease_until = null, last_error = $3, updated_at = now() where ${ours}`,
    [id, attempt, code],
  );
  return rowCount === 1;
}

export type Retry = Readonly<{
  code: string;
  delayMs: number;
  /** `burial` makes the next run only give the job up. */
  next: 'run' | 'burial';
}>;

export async function retry(pool: Pool, { id, attempt }: Run, { code, delayMs, next }: Retry): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update ops.job
     set state = 'queued', lease_until = null, last_error = $3, updated_at = now(),
       run_at = now() + $4 * interval '1 ms', max_attempts = case when $5 then least(max_attempts, $2) else max_attempts end
     where ${ours}`,
    [id, attempt, code, delayMs, next === 'burial'],
  );
  return rowCount === 1;
}

/** Returns a job that did not fail to the queue: the interrupted run is not counted, but its number is not used again. */
export async function release(pool: Pool, { id, attempt }: Run): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with released as (
       update ops.job
       set state = 'queued', lease_until = null, run_at = now(), updated_at = now(),
         max_attempts = case when attempt > max_attempts then max_attempts else max_attempts + 1 end
       where ${ours} returning kind)
     select pg_notify('${jobsQueued}', 'queued:' || kind) from released`,
    [id, attempt],
  );
  return rowCount === 1;
}
