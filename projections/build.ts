import { inTransaction } from '#infra/postgres/pool.ts';
import { catchUp, type Deps, endOf, type Until } from './catch-up.ts';
import type { Projection } from './projection.ts';
import { create, enter } from './schema.ts';

/** `end`: by default the current end of the log. */
export type Watched = Partial<Until>;

/** Builds the schema from the first event; returns the number of events. */
export async function build(projection: Projection, deps: Deps, watched: Watched = {}): Promise<number> {
  await inTransaction(deps.pool, async (client) => {
    await enter(client, projection.schema);
    await create(client, projection);
  });
  return catchUp(projection, deps, { end: await endOf(deps.store), ...watched });
}
