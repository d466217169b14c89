import type { PoolClient } from 'pg';
import { catchUp, type Deps, endOf } from './catch-up.ts';
import type { Projection } from './projection.ts';
import { beside, checkpointOf, holding } from './schema.ts';
import { workOn } from './work.ts';

/**
 * The next schema takes the place of the one that serves, which is kept as `__old`. Queries see one or the other: both
 * names change in one transaction. The projection is held at its checkpoint meanwhile, and goes on from it in the new one.
 */
export async function swap(projection: Projection, deps: Deps): Promise<void> {
  const { pool, store } = deps;
  const [next, old] = [beside(projection, 'next'), beside(projection, 'old')];
  const built = await checkpointOf(next.schema, pool);
  if (built?.version !== projection.version) throw new NothingBuilt(projection, built?.version);
  // Most of it now, so that the projection is held for the rest only. Not further than it is: it could not go on.
  const reached = (await checkpointOf(projection.schema, pool))?.position ?? (await endOf(store));
  await catchUp(next, deps, { end: reached });
  // Nobody reads it any more, and to drop it takes longer than to rename.
  await pool.query(`drop schema if exists ${old.schema} cascade`);

  await holding(projection.schema, pool, async (client) => {
    const serving = await checkpointOf(projection.schema, client);
    if (serving) await catchUp(next, deps, { end: serving.position });
    await rename(client, projection, serving !== undefined);
  });
}

async function rename(client: PoolClient, projection: Projection, serves: boolean) {
  const { schema } = projection;
  await client.query('begin');
  if (serves) await client.query(`alter schema ${schema} rename to ${beside(projection, 'old').schema}`);
  await client.query(`alter schema ${beside(projection, 'next').schema} rename to ${schema}`);
  await client.query('commit');
}

/** By hand: also what has parked streams. @throws AlreadyBuilding, NothingBuilt */
export const swapBuilt = (projection: Projection, deps: Deps): Promise<void> =>
  workOn(projection, { what: 'swap', pool: deps.pool }, () => swap(projection, deps));

/** There is no next schema of this version. */
export class NothingBuilt extends Error {
  override readonly name = 'NothingBuilt';

  constructor({ schema, version }: Projection, built: number | undefined) {
    const found = built === undefined ? 'nothing was built' : `what was built is of version ${built}, not ${version}`;
    super(`${schema}: ${found}; rebuild it first`);
  }
}
