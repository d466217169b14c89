import type { Pool, PoolClient } from 'pg';
import { build, type Watched } from './build.ts';
import { catchUp, type Deps } from './catch-up.ts';
import { ageOf, type Checkpoint, checkpointOf, emptyCheckpoint, formOf, logOf } from './checkpoint.ts';
import { type Comparison, compareTable } from './compare.ts';
import { onConnection } from './on-connection.ts';
import type { Projection } from './projection.ts';
import { beside, holding } from './schema.ts';
import { workOn } from './work.ts';

/**
 * Builds the area from the first event in a separate schema, and compares each table with the serving one at the same
 * position of the log. The serving schema is locked until both are at that position, but not during the comparison.
 * @throws AlreadyBuilding, Incomparable, OtherLog
 */
export const verify = (projection: Projection, deps: Deps, watched?: Watched): Promise<readonly Comparison[]> =>
  workOn(projection, { what: 'verify', pool: deps.pool, watched, wrongIn: differencesIn }, async (seen) => {
    const check = beside(projection, 'check');
    try {
      await build(check, deps, { ...seen, end: (await servedUpTo(projection, deps)).position });
      return await compareAtOnePosition(projection, check, deps);
    } finally {
      await deps.pool.query(`drop schema if exists ${check.schema} cascade`);
    }
  });

function differencesIn(comparisons: readonly Comparison[]): string | undefined {
  const different = comparisons.filter(({ differing }) => differing.length > 0);
  if (different.length > 0) return different.map(({ table, differing }) => `${table} differs: ${differing}`).join('; ');
}

const compareAtOnePosition = (projection: Projection, check: Projection, deps: Deps) =>
  onConnection(deps.pool, async (snapshot) => {
    await holding(projection.schema, deps.pool, async (client) => {
      const served = await servedUpTo(projection, { pool: client, store: deps.store });
      await catchUp(check, deps, { end: served.positions });
      await snapshot.query('begin isolation level repeatable read');
      // The first statement fixes the snapshot for the later ones.
      await snapshot.query('select 1');
    });
    return compareAll(snapshot, projection, check);
  });

async function compareAll(client: PoolClient, served: Projection, built: Projection): Promise<readonly Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const model of served.readModels)
    comparisons.push(await compareTable(client, model, [served.schema, built.schema]));
  return comparisons;
}

async function servedUpTo(projection: Projection, { pool, store }: Reading): Promise<Checkpoint> {
  const serving = await checkpointOf(projection.schema, pool);
  await logOf(projection.schema, serving, store);
  if (serving && ageOf(serving, projection) === 0) return serving;
  const [found, wanted] = [serving ? formOf(serving) : 'nothing', formOf(emptyCheckpoint(projection))];
  throw new Incomparable(`${projection.schema} serves ${found}, and this is the code of ${wanted}`);
}

type Reading = Readonly<{ pool: Pool | PoolClient; store: Deps['store'] }>;

export class Incomparable extends Error {
  override readonly name = 'Incomparable';
}
