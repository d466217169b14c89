import type { Pool, PoolClient } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { projectionList } from '#domain/projections/contract/calls.ts';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { admins, announce } from '#infra/postgres/read-model-changes.ts';
import { type ProjectionRequest, projectionJobKind } from '#infra/queue/projection-job.ts';
import { enqueue } from '../queue.ts';

/** A person waits for it at a screen. */
const priority = 30;

type NewJob = Readonly<{ jobId: string; userId: string; request: ProjectionRequest }>;

/** One job per `jobId`; a repeat enqueues no second one, even if the first failed. @throws already_running if a job works on one of the areas */
export function enqueueProjectionJob(pool: Pool, { jobId, userId, request }: NewJob): Promise<void> {
  return inTransaction(pool, async (client) => {
    // Serialises two concurrent requests, so that the second sees the job of the first.
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.projectionJobs]);
    const { rowCount } = await client.query('select 1 from ops.job where id = $1', [jobId]);
    if (rowCount !== 0) return;
    if (await isWorkedOn(client, request.areas)) refuse('already_running');
    await announce(client, { name: projectionList.name, position: '0', to: [admins] });
    await enqueue(client, {
      id: jobId,
      kind: projectionJobKind,
      key: jobId,
      ownerId: userId,
      payload: request,
      priority,
    });
  });
}

async function isWorkedOn(client: PoolClient, areas: readonly string[]): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from ops.job where kind = $1 and state in ('queued', 'running') and payload->'areas' ?| $2 limit 1`,
    [projectionJobKind, areas],
  );
  return rowCount !== 0;
}
