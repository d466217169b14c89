import { setTimeout as sleep } from 'node:timers/promises';
import { createBell } from '../event-store/bell.ts';
import { jobsQueued } from '../postgres/channels.ts';
import type { Notifications } from '../postgres/notifications.ts';
import { claim } from './claim.ts';
import { watchDueJobs } from './due-jobs.ts';
import { startHeartbeat } from './heartbeat.ts';
import { type Job, JobInterrupted } from './job.ts';
import { release } from './outcome.ts';
import { type JobRun, runJob } from './run-job.ts';

export type WorkerOptions = JobRun &
  Readonly<{
    notifications: Notifications;
    kinds: readonly string[];
    /** How many jobs at once. */
    concurrency: number;
    /** How long a dead worker's job waits for another. */
    leaseMs?: number;
    heartbeatMs?: number;
    /** How often to look for what no notification tells: retries that are due, and leases that ran out. */
    pollMs?: number;
    /** Ends the worker. */
    signal: AbortSignal;
  }>;

/** The time jobs have to stop when told to, before others may begin them. */
const graceMs = 5_000;

type InHand = Readonly<{ job: Job; abort: AbortController; ended: Promise<void> }>;

/** Works off jobs of these kinds until `signal` aborts; then gives back what is not finished, and returns. */
export async function runWorker(options: WorkerOptions): Promise<void> {
  const { pool, kinds, concurrency, log, signal, leaseMs = 10_000, heartbeatMs = 3_000, pollMs = 1_000 } = options;
  const held = new Map<string, InHand>();
  const bell = createBell();
  const heartbeat = startHeartbeat({ pool, held, leaseMs, heartbeatMs, log });
  const hear = (payload = 'cancelled') => {
    if (payload.startsWith('cancelled')) void heartbeat.beat();
    bell.ring();
  };
  const unlisten = options.notifications.on(jobsQueued, hear);
  const unwatch = watchDueJobs(pool, pollMs, { kinds, ring: bell.ring });
  signal.addEventListener('abort', bell.ring, { once: true });

  while (!signal.aborted) {
    const job = held.size < concurrency ? await next() : undefined;
    if (job) begin(job);
    else await bell.wait();
  }
  await giveBack(options, held);
  heartbeat.stop();
  unlisten();
  unwatch();

  function next(): Promise<Job | undefined> {
    return claim(pool, { kinds, leaseMs, except: [...held.keys()] }).catch((err) => {
      log.error({ err }, 'no job could be claimed');
      return undefined;
    });
  }

  function begin(job: Job) {
    const abort = new AbortController();
    const ended = runJob(options, job, abort.signal)
      .catch((err) =>
        log.error({ err, ...about(job) }, 'the outcome of a job could not be written: its lease will run out'),
      )
      .finally(() => {
        held.delete(job.id);
        bell.ring();
      });
    held.set(job.id, { job, abort, ended });
  }
}

async function giveBack({ pool, log }: WorkerOptions, held: ReadonlyMap<string, InHand>): Promise<void> {
  const inHand = [...held.values()];
  for (const { abort } of inHand) abort.abort(new JobInterrupted('stopped'));
  const stop = new AbortController();
  const grace = sleep(graceMs, undefined, { signal: stop.signal }).catch(() => {});
  await Promise.race([Promise.all(inHand.map(({ ended }) => ended)), grace]);
  stop.abort();
  for (const { job } of held.values()) {
    await release(pool, job).catch((err) => log.error({ err, ...about(job) }, 'a job could not be given back'));
  }
}

/** Outside of its run nothing else says which job it is. */
const about = ({ id, correlationId }: Job) => ({ jobId: id, correlationId });
