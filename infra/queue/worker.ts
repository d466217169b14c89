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
    /** The number of jobs at once. */
    concurrency: number;
    /** The lease: after this time another worker may claim a dead worker's job. */
    leaseMs?: number;
    heartbeatMs?: number;
    /** The interval of checks for events without a notification: due retries and expired leases. */
    pollMs?: number;
    /** Stops the worker. */
    signal: AbortSignal;
  }>;

/** The time for jobs to stop before others may claim them. */
const graceMs = 5_000;

type InHand = Readonly<{ job: Job; abort: AbortController; ended: Promise<void> }>;

/** Runs jobs of these kinds until `signal` aborts; then returns unfinished jobs to the queue, and resolves. */
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

/** Outside of the run, the log line would not name the job. */
const about = ({ id, correlationId }: Job) => ({ jobId: id, correlationId });
