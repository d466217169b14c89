import { inTransaction } from '#infra/postgres/pool.ts';
import { catchUp, type Deps, endOf, type Until } from './catch-up.ts';
import type { Projection } from './projection.ts';
import { create, enter } from './schema.ts';

/** `end`: of the log, as it is now, where nothing else is said. */
export type Watched = Partial<Until>;

/** Makes the schema from the first event; answers how many events that were. */
export async function build(projection: Projection, deps: Deps, watched: Watched = {}): Promise<number> {
  await inTransaction(deps.pool, async (client) => {
    await enter(client, projection.schema);
    await create(client, projection);
  });
  return catchUp(projection, deps, { end: await endOf(deps.store), ...watched });
}
