import type { Pool, PoolClient } from 'pg';
import { newId } from '../ids.ts';
import { currentContext } from '../logging/context.ts';
import { jobsQueued } from '../postgres/channels.ts';

export type NewJob = Readonly<{
  /** Of somebody who has to name it before it is there; a new one by default. */
  id?: string;
  kind: string;
  /** Once per kind: a second job of the same key is not created, whatever became of the first (kept for 30 days after its end). */
  key: string;
  /** Whom it is done for: nobody's jobs wait until all of somebody else's are done. */
  ownerId: string;
  payload: unknown;
  /** The highest runs first. */
  priority: number;
  maxAttempts?: number;
  /** Not before so many seconds from now. */
  delaySeconds?: number;
}>;

/** Which jobs, of one kind or of all. */
export type Cancelled = Readonly<{ kind?: string } & ({ key: string } | { keyPrefix: string })>;

/** The first try, and one after each back-off. */
const defaultAttempts = 4;

/** Puts a job into the transaction of `client`: it exists and is announced when that commits. */
export async function enqueue(client: PoolClient | Pool, job: NewJob): Promise<void> {
  await client.query(
    `with created as (
       insert into ops.job (id, kind, key, owner_id, payload, priority, max_attempts, run_at, correlation_id)
       values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8), $9)
       on conflict (kind, key) do nothing returning kind)
     select pg_notify('${jobsQueued}', 'queued:' || kind) from created`,
    [
      job.id ?? newId(),
      job.kind,
      job.key,
      job.ownerId,
      JSON.stringify(job.payload),
      job.priority,
      job.maxAttempts ?? defaultAttempts,
      job.delaySeconds ?? 0,
      currentContext()?.correlationId,
    ],
  );
}

/** Jobs that wait are not run, those that run are aborted; what is over stays as it is. */
export async function cancel(client: PoolClient | Pool, which: Cancelled): Promise<void> {
  const [condition, key] = 'key' in which ? ['key = $1', which.key] : ['starts_with(key, $1)', which.keyPrefix];
  await client.query(
    `with cancelled as (
       update ops.job set state = 'cancelled', lease_until = null, updated_at = now()
       where ${condition} and ($2::text is null or kind = $2) and state in ('queued', 'running') returning kind)
     select pg_notify('${jobsQueued}', 'cancelled:' || kind) from (select distinct kind from cancelled) kinds`,
    [key, which.kind ?? null],
  );
}
