import type { Pool } from 'pg';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { Deps } from './catch-up.ts';
import type { Parked } from './fold.ts';
import { project } from './project.ts';
import type { Projection } from './projection.ts';
import { type Checkpoint, checkpointOf, create, enter, parkedTable } from './schema.ts';

type Following = Deps & Readonly<{ signal: AbortSignal; onParked?: (parked: readonly Parked[]) => void }>;

/**
 * Follows the log until `signal`; any number of processes may run it, one at a time gets further.
 * @throws CheckpointMoved, OtherVersion
 */
export async function follow(projection: Projection, { pool, store, signal, onParked }: Following): Promise<void> {
  const serving = await prepare(projection, pool);
  if (serving.version !== projection.version) throw new OtherVersion(projection, serving.version);
  let after = serving.position;
  for await (const batch of store.subscribeAll({ after, prefixes: projection.streams, signal })) {
    const parked = await project(projection, { ...batch, after }, pool);
    if (parked.length > 0) onParked?.(parked);
    after = batch.position;
  }
}

/** Makes the schema, empty, where it is missing. What another version made stays, and serves, until it is swapped. */
export function prepare(projection: Projection, pool: Pool): Promise<Checkpoint> {
  return inTransaction(pool, async (client) => {
    await enter(client, projection.schema);
    const found = await checkpointOf(projection.schema, client);
    if (!found) await create(client, projection);
    else await client.query(parkedTable);
    return found ?? { version: projection.version, position: 0n };
  });
}

/** The area is there as another version of the code made it. */
class OtherVersion extends Error {
  override readonly name = 'OtherVersion';

  constructor({ schema, version }: Projection, found: number) {
    super(`${schema} serves version ${found}; this process has the code of version ${version} and waits`);
  }
}
