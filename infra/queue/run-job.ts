import type { Pool } from 'pg';
import { within } from '../logging/context.ts';
import { spanned } from '../tracing/traces.ts';
import { backOff } from './back-off.ts';
import { FinalError, type Job, JobInterrupted, type WorkerLog } from './job.ts';
import { complete, fail, release, retry } from './outcome.ts';

export type JobRun = Readonly<{
  pool: Pool;
  /** Must be idempotent: an interrupted run is repeated. */
  handle: (job: Job, run: Readonly<{ signal: AbortSignal }>) => Promise<void>;
  /** Called when a job is given up; `reason` is the code of its last error. Called at least once, before the job shows as failed. */
  onDead: (job: Job, reason: string) => Promise<void>;
  backOffMs?: readonly number[];
  log: WorkerLog;
}>;

/** The worker of the last attempt was killed, so nobody could record the reason. */
const workerLost = 'worker_lost';

/** One run of a claimed job, until its row is updated. */
export const runJob = (run: JobRun, job: Job, signal: AbortSignal): Promise<void> =>
  within({ correlationId: job.correlationId, jobId: job.id }, () => runToEnd(run, job, signal));

async function runToEnd(run: JobRun, job: Job, signal: AbortSignal): Promise<void> {
  if (job.attempt > job.maxAttempts) return bury(run, job, job.lastError ?? workerLost);
  try {
    const { kind, correlationId, attempt } = job;
    const about = {
      name: `job ${kind}`,
      kind: 'internal',
      correlationId,
      attributes: { 'rostra.attempt': attempt },
    } as const;
    await spanned(about, () => run.handle(job, { signal }));
  } catch (error) {
    return failed(run, job, signal.aborted ? signal.reason : error);
  }
  if (!(await complete(run.pool, job))) run.log.info(about(job), 'job ended too late: it is not ours any more');
}

async function failed(run: JobRun, job: Job, error: unknown): Promise<void> {
  const { pool, log, backOffMs } = run;
  if (error instanceof JobInterrupted) {
    log.info({ ...about(job), why: error.why }, 'job interrupted');
    if (error.why === 'stopped') await release(pool, job);
    return;
  }
  const code = codeOf(error);
  log.warn({ ...about(job), err: error }, 'job failed');
  if (error instanceof FinalError || job.attempt >= job.maxAttempts) return bury(run, job, code);
  await retry(pool, job, { code, delayMs: backOff(job.attempt, backOffMs), next: 'run' });
}

async function bury(run: JobRun, job: Job, reason: string): Promise<void> {
  const { pool, log, backOffMs } = run;
  try {
    await run.onDead(job, reason);
    await fail(pool, job, reason);
  } catch (error) {
    log.error({ ...about(job), err: error }, 'the end of a failed job could not be told');
    await retry(pool, job, { code: reason, delayMs: backOff(job.attempt, backOffMs), next: 'burial' });
  }
}

/** The context contains the job's id. */
const about = ({ kind, attempt }: Job) => ({ kind, attempt });

/** The code of an error, else its name, at most 100 characters: messages may name people and files, so they are not stored. */
function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as Readonly<{ code?: unknown; name?: unknown }>;
  return String(typeof code === 'string' ? code : (name ?? 'unknown')).slice(0, 100);
}
