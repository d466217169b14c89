import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { unlessUnderWay } from '#infra/postgres/one-at-a-time.ts';
import { dropOldReadModels, projectionJobKind } from '#infra/queue/projection-job.ts';
import { runWorker } from '#infra/queue/worker.ts';
import type { Deps } from '#infra/service.ts';
import { dropAllAged } from './drop.ts';
import type { Projection } from './projection.ts';
import { doJob, giveUpJob } from './projection-jobs.ts';

type Dependencies = Pick<Deps, 'http' | 'pool' | 'store' | 'notifications' | 'instruments' | 'settling'> &
  Readonly<{ all: readonly Projection[]; signal: AbortSignal }>;

/** Runs the jobs that admins start, one at a time, until `signal`; then returns unfinished jobs to the queue. */
export function runProjectionJobs({
  http,
  pool,
  store,
  notifications,
  instruments,
  settling,
  all,
  signal,
}: Dependencies): Promise<void> {
  const needs = { pool, store, all, log: http.log };
  const kinds = [projectionJobKind];
  settling.worksOff(kinds);
  return runWorker({
    ...{ pool, notifications, log: http.log, signal, kinds },
    // Each build holds database connections, so builds run one at a time.
    concurrency: 1,
    handle: instruments.jobs.measured((job, run) => doJob(job, run.signal, needs)),
    onDead: (job) => giveUpJob(job, needs),
  });
}

/** Runs the scheduled maintenance until `signal`. It does not wait for a build, which may take hours. */
export function runProjectionUpkeep({
  http: { log },
  pool,
  notifications,
  instruments,
  settling,
  all,
  signal,
}: Omit<Dependencies, 'store'>): Promise<void> {
  const kinds = [dropOldReadModels.name];
  settling.worksOff(kinds);
  return runWorker({
    ...{ pool, notifications, log, signal, kinds },
    concurrency: 1,
    handle: instruments.jobs.measured((_job, run) =>
      unlessUnderWay(pool, advisoryLocks.oldReadModels, () => dropAllAged(all, { pool, log, signal: run.signal })),
    ),
    onDead: async (job, reason) => log.error({ jobId: job.id, kind: job.kind, reason }, 'given up'),
  });
}

/** For other processes: the version of this process's code, and the streams that it follows. */
export async function tellCode({ pool, all }: Pick<Dependencies, 'pool' | 'all'>): Promise<void> {
  for (const { schema, version, streams } of all) {
    await pool.query(
      `insert into ops.projection_code (area, version, streams) values ($1, $2, $3)
       on conflict (area) do update set version = excluded.version, streams = excluded.streams`,
      [schema, version, streams],
    );
  }
}
