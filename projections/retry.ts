import type { PoolClient } from 'pg';
import { isRefusal } from '#infra/event-store/postgres-failures.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { Deps } from './catch-up.ts';
import { checkpointOf, logOf } from './checkpoint.ts';
import { foldInto } from './project.ts';
import type { Projection } from './projection.ts';
import { enter, parkedIn } from './schema.ts';
import { workOn } from './work.ts';

/**
 * Folds the parked events of each stream once more, in order. Returns the number of folded events, and the number of
 * streams that are still parked. If several streams write one row, only a rebuild folds their events in the right order.
 * @throws AlreadyBuilding, OtherLog
 */
export const retryParked = (projection: Projection, deps: Deps): Promise<Retried> =>
  workOn(projection, { what: 'retry', pool: deps.pool, wrongIn: stillParked }, () => retryAll(projection, deps));

type Retried = Readonly<{ folded: number; streams: number }>;

const stillParked = ({ streams }: Retried) => (streams > 0 ? `${streams} streams are still parked` : undefined);

async function retryAll(projection: Projection, { pool, store }: Deps): Promise<Retried> {
  await logOf(projection.schema, await checkpointOf(projection.schema, pool), store);
  const { rows } = await pool.query<{ stream: string }>(
    `select stream from ${projection.schema}.parked group by stream order by min(position)`,
  );
  let folded = 0;
  for (const { stream } of rows) {
    try {
      folded += await inTransaction(pool, (client) => retryStream(client, projection, { stream, store }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  return { folded, streams: await parkedIn(projection.schema, pool) };
}

type Stream = Readonly<{ stream: string; store: Deps['store'] }>;

async function retryStream(client: PoolClient, projection: Projection, { stream, store }: Stream): Promise<number> {
  await enter(client, projection.schema);
  const { rows } = await client.query<{ position: string }>('delete from parked where stream = $1 returning position', [
    stream,
  ]);
  const positions = new Set(rows.map(({ position }) => position));
  // Read while the area is held, so the list of parked events is complete.
  const history = await store.readStream(stream);
  const events = history.filter(({ position }) => positions.has(position.toString()));
  const position = events.at(-1)?.position ?? 0n;
  const parked = await foldInto(client, projection, { events, position, parkedStreams: new Set() });
  return events.length - parked.length;
}
