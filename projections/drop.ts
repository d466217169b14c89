import type { Pool, PoolClient } from 'pg';
import type { WorkerLog } from '#infra/queue/job.ts';
import { AlreadyBuilding, alone } from './alone.ts';
import { checkpointOf } from './checkpoint.ts';
import type { Projection } from './projection.ts';
import { beside } from './schema.ts';
import { workOn } from './work.ts';

/** Drops kept schemas, and built ones that never served; returns the dropped schemas. @throws AlreadyBuilding */
export const drop = (projection: Projection, pool: Pool): Promise<readonly string[]> =>
  workOn(projection, { what: 'drop', pool }, async () => {
    const dropped: string[] = [];
    for (const what of ['old', 'next', 'check'] as const) {
      const { schema } = beside(projection, what);
      if (!(await checkpointOf(schema, pool))) continue;
      await pool.query(`drop schema ${schema} cascade`);
      dropped.push(schema);
    }
    return dropped;
  });

/** For this many days the previous schema can be examined and compared. */
const oldKeptDays = 7;

/**
 * Drops the old schema of an area, once it was replaced `oldKeptDays` ago. An earlier version of the product stored no date: for such a
 * schema the time begins now. Returns the dropped schema. @throws AlreadyBuilding
 */
export async function dropAged(projection: Projection, pool: Pool): Promise<string | undefined> {
  const { schema } = beside(projection, 'old');
  // Most areas have no old schema, so no lock is taken for them: a build that begins meanwhile would be refused.
  if (!(await checkpointOf(schema, pool))) return undefined;
  return alone(projection, pool, async () => {
    const { rows } = await pool.query<{ isDated: boolean; isAged: boolean | null }>(
      `select since is not null as "isDated", since < now() - make_interval(days => $2) as "isAged"
         from (select substring(obj_description(oid, 'pg_namespace') from '^\\d{4}-.*')::timestamptz as since
                 from pg_namespace where nspname = $1) as old`,
      [schema, oldKeptDays],
    );
    if (rows[0]?.isDated === false) await noteSince(pool, schema);
    if (!rows[0]?.isAged) return undefined;
    await pool.query(`drop schema ${schema} cascade`);
    return schema;
  });
}

type Needs = Readonly<{ pool: Pool; log: WorkerLog; signal: AbortSignal }>;

/** Leaves an area that is being built to the next run. @throws the first error, once all areas were tried */
export async function dropAllAged(all: readonly Projection[], { pool, log, signal }: Needs): Promise<void> {
  const failures: unknown[] = [];
  for (const projection of all) {
    signal.throwIfAborted();
    const dropped = await dropAged(projection, pool).catch((error: unknown) => {
      if (!(error instanceof AlreadyBuilding)) failures.push(error);
    });
    if (dropped) log.warn({ schema: dropped }, 'a read model that no longer serves was dropped');
  }
  if (failures.length > 0) throw failures[0];
}

/** Stores the present time with a schema that no longer serves. */
export async function noteSince(client: Pool | PoolClient, schema: string): Promise<void> {
  await client.query(`do $$ begin execute format('comment on schema ${schema} is %L', now()); end $$`);
}
