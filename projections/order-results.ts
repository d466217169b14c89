import type { Pool } from 'pg';
import { type ProjectionOutcome, projectionList } from '#domain/projections/contract/calls.ts';
import { admins, announce } from '#infra/postgres/read-model-changes.ts';

type Of = Readonly<{ area: string; jobId: string }>;

export async function hasResult(pool: Pool, { area, jobId }: Of): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from ops.projection_result where area = $1 and job_id = $2', [
    area,
    jobId,
  ]);
  return rowCount === 1;
}

/** The last of each kind of work is kept; admins who look at it are told. */
export async function saveResult(
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
