import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { ProjectionOutcome } from '#domain/projections/contract/calls.ts';
import { projectionList } from '#domain/projections/contract/calls.ts';
import { admins, announce } from '#infra/postgres/read-model-changes.ts';
import { FinalError, type Job, type WorkerLog } from '#infra/queue/job.ts';
import { ProjectionRequest } from '#infra/queue/projection-job.ts';
import { actions, failureOf } from './actions.ts';
import { AlreadyBuilding } from './alone.ts';
import type { Deps } from './catch-up.ts';
import type { Projection } from './projection.ts';

type Of = Readonly<{ area: string; jobId: string }>;

async function hasResult(pool: Pool, { area, jobId }: Of): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from ops.projection_result where area = $1 and job_id = $2', [
    area,
    jobId,
  ]);
  return rowCount === 1;
}

/** Stores the latest result of each kind of work on an area, and notifies admins who look at it. */
async function saveResult(
  pool: Pool,
  { area, what, jobId, outcome }: Of & Readonly<{ what: string; outcome: ProjectionOutcome }>,
): Promise<void> {
  await pool.query(
    `insert into ops.projection_result (area, what, job_id, outcome) values ($1, $2, $3, $4)
     on conflict (area, what) do update
       set job_id = excluded.job_id, outcome = excluded.outcome, finished_at = now()`,
    [area, what, jobId, JSON.stringify(outcome)],
  );
  await announce(pool, { name: projectionList.name, position: '0', to: [admins] });
}

type Dependencies = Deps & Readonly<{ all: readonly Projection[]; log: WorkerLog }>;
type Piece = Readonly<{ job: Job; request: ProjectionRequest; area: string; signal: AbortSignal }>;

const pauseMs = 1_000;

/**
 * Does the requested work, area by area. After an interruption the current area begins again, and completed areas
 * stay completed.
 */
export async function doJob(job: Job, signal: AbortSignal, needs: Dependencies): Promise<void> {
  const request = ProjectionRequest.parse(job.payload);
  for (const area of request.areas) {
    if (await hasResult(needs.pool, { area, jobId: job.id })) continue;
    const outcome = await outcomeOf({ job, request, area, signal }, needs);
    await finish({ job, what: request.what, area, outcome }, needs);
  }
}

/** A job without an outcome has failed. */
export async function giveUpJob(job: Job, needs: Dependencies): Promise<void> {
  const { what, areas } = ProjectionRequest.parse(job.payload);
  for (const area of areas) {
    if (await hasResult(needs.pool, { area, jobId: job.id })) continue;
    await finish({ job, what, area, outcome: { kind: 'failed', reason: 'failed' } }, needs);
  }
}

async function outcomeOf(
  { request, area, signal }: Piece,
  { all, pool, store }: Dependencies,
): Promise<ProjectionOutcome> {
  const projection = all.find(({ schema }) => schema === area);
  const action = Object.entries(actions).find(([what]) => what === request.what)?.[1];
  // A newer version of the code may have made the request.
  if (!projection || !action) throw new FinalError('unknown_order');
  try {
    return await whenFree(() => action(projection, { pool, store }, { signal, serves: request.swap }), signal);
  } catch (error) {
    const reason = failureOf(error);
    if (!reason) throw error;
    return { kind: 'failed', reason };
  }
}

/** Retries while a starting process or a command works on the same area. */
async function whenFree<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AlreadyBuilding)) throw error;
      await sleep(pauseMs, undefined, { signal });
    }
  }
}

type Finished = Readonly<{ job: Job; what: string; area: string; outcome: ProjectionOutcome }>;

async function finish({ job, what, area, outcome }: Finished, { pool, log }: Dependencies): Promise<void> {
  await saveResult(pool, { area, what, jobId: job.id, outcome });
  // Logged as a warning, so that the default log level keeps it.
  log.warn(
    { userId: job.ownerId, what, area, outcome: outcome.kind, reason: reasonIn(outcome) },
    'work on read models ended',
  );
}

const reasonIn = (outcome: ProjectionOutcome) => (outcome.kind === 'failed' ? outcome.reason : undefined);
