import type { Pool, PoolClient } from 'pg';
import { OtherLog } from '#infra/event-store/log-identity.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { announce, everyone } from '#infra/postgres/read-model-changes.ts';
import { catchUp, type Deps, endOf } from './catch-up.ts';
import { ageOf, type Checkpoint, checkpointOf, emptyCheckpoint, endsFor, formOf, logOf } from './checkpoint.ts';
import { noteSince } from './drop.ts';
import type { Projection } from './projection.ts';
import { prepare } from './runner.ts';
import { addIndexes, beside, enter, holding } from './schema.ts';
import { workOn } from './work.ts';

/** `otherLog`: allows that the serving schema is from another log than the current one. */
export type Swap = Readonly<{ otherLog?: boolean }>;

/**
 * The next schema takes the place of the one that serves, which is kept as `__old`. Queries see one or the other: both
 * names change in one transaction. The projection is held at its checkpoint meanwhile, and goes on from it in the new one.
 */
export async function swap(projection: Projection, deps: Deps, { otherLog = false }: Swap = {}): Promise<void> {
  const { pool, store } = deps;
  const [next, old] = [beside(projection, 'next'), beside(projection, 'old')];
  const built = await checkpointOf(next.schema, pool);
  if (!built || ageOf(built, projection) !== 0) throw new NothingBuilt(projection, built);
  await prepare(next, pool);
  // Catches up most events now, so that the projection is held only for the rest. Never goes beyond the serving position, from which the
  // projection continues.
  const served = await continued(projection, deps, otherLog);
  await catchUp(next, deps, { end: served ? endsFor(next, served) : await endOf(store) });
  await inTransaction(pool, async (client) => {
    await enter(client, next.schema);
    await addIndexes(client, next);
  });
  // Drops the old schema before holding the projection, because dropping takes longer than renaming.
  await pool.query(`drop schema if exists ${old.schema} cascade`);

  await holding(projection.schema, pool, async (client) => {
    const serving = await continued(projection, { pool: client, store }, otherLog);
    if (serving) await catchUp(next, deps, { end: endsFor(next, serving) });
    await rename(client, projection);
  });
}

/**
 * Checkpoint from which the projection continues; undefined if nothing serves, or if the serving schema is from another log and
 * `otherLog` allows that. @throws OtherLog
 */
async function continued({ schema }: Projection, { pool, store }: Reading, otherLog: boolean) {
  const serving = await checkpointOf(schema, pool);
  try {
    await logOf(schema, serving, store);
    return serving;
  } catch (error) {
    if (error instanceof OtherLog && otherLog) return undefined;
    throw error;
  }
}

type Reading = Readonly<{ pool: Pool | PoolClient; store: Deps['store'] }>;

/** Renames the schemas and notifies everyone about all read models, because a build sends no notifications. */
async function rename(client: PoolClient, projection: Projection) {
  const { schema, readModels } = projection;
  const next = beside(projection, 'next').schema;
  const position = String((await checkpointOf(next, client))?.position ?? 0);
  const serves = (await checkpointOf(schema, client)) !== undefined;
  await client.query('begin');
  if (serves) {
    await client.query(`alter schema ${schema} rename to ${beside(projection, 'old').schema}`);
    await noteSince(client, beside(projection, 'old').schema);
  }
  await client.query(`alter schema ${next} rename to ${schema}`);
  for (const { name } of readModels) await announce(client, { name, position, to: [everyone] });
  await client.query('commit');
}

/** Swaps on request, even if the new schema has parked streams. @throws AlreadyBuilding, NothingBuilt, OtherLog */
export const swapBuilt = (projection: Projection, deps: Deps, how?: Swap): Promise<void> =>
  workOn(projection, { what: 'swap', pool: deps.pool }, () => swap(projection, deps, how));

/** There is no next schema of this version. */
export class NothingBuilt extends Error {
  override readonly name = 'NothingBuilt';

  constructor(projection: Projection, built: Checkpoint | undefined) {
    const wanted = formOf(emptyCheckpoint(projection));
    const found = built ? `what was built is of ${formOf(built)}, not of ${wanted}` : 'nothing was built';
    super(`${projection.schema}: ${found}; rebuild it first`);
  }
}
