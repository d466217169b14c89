import type { Pool, PoolClient } from 'pg';
import { newId } from '../ids.ts';
import { currentContext } from '../logging/context.ts';
import { jobsQueued } from '../postgres/channels.ts';

export type NewJob = Readonly<{
  /** Pass an id if it must be known before the job exists; by default it is a new one. */
  id?: string;
  kind: string;
  /** Unique within the kind: a second job with the same key is not created, whatever the state of the first (kept for 30 days after its end). */
  key: string;
  /** The person who waits for the job. Owners take turns, so one person's jobs do not delay all others. */
  ownerId: string;
  payload: unknown;
  /** The highest priority runs first. */
  priority: number;
  maxAttempts?: number;
  /** The job does not run before this many seconds have passed. */
  delaySeconds?: number;
  /** The correlation id of the original request; by default the current one. */
  correlationId?: string;
}>;

/** Selects the jobs to cancel, of one kind or of all. */
export type Cancelled = Readonly<{ kind?: string } & ({ key: string } | { keyPrefix: string })>;

/** The first attempt, and one after each pause. */
const defaultAttempts = 4;

/** Adds a job in the transaction of `client`: the job exists and is announced when that commits. */
export const enqueue = (client: PoolClient | Pool, job: NewJob): Promise<void> => enqueueAll(client, [job]);

/** Adds many jobs with one statement. Jobs of equal priority run in this order. */
export async function enqueueAll(client: PoolClient | Pool, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  // Uses a separate time for each row: the transaction's time would give all rows the same age.
  await client.query(
    `with created as (
       insert into ops.job (id, kind, key, owner_id, payload, priority, max_attempts, run_at, correlation_id)
       select id, kind, key, owner, payload, priority, attempts, clock_timestamp() + make_interval(secs => delay), correlation
       from json_to_recordset($1) as job (id text, kind text, key text, owner text, payload jsonb, priority int,
         attempts int, delay float8, correlation text)
       on conflict (kind, key) do nothing returning kind)
     select pg_notify('${jobsQueued}', 'queued:' || kind) from (select distinct kind from created) kinds`,
    [JSON.stringify(jobs.map(rowOf))],
  );
}

const rowOf = ({ id, kind, key, ownerId, payload, priority, maxAttempts, delaySeconds, correlationId }: NewJob) => ({
  ...{ id: id ?? newId(), kind, key, owner: ownerId, payload, priority },
  attempts: maxAttempts ?? defaultAttempts,
  delay: delaySeconds ?? 0,
  correlation: correlationId ?? currentContext()?.correlationId,
});

/** Waiting jobs will not run, running ones are aborted; ended ones stay unchanged. */
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
