import type { PoolClient } from 'pg';
import { isRefusal } from '#infra/event-store/postgres-failures.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { Deps } from './catch-up.ts';
import { foldInto } from './project.ts';
import type { Projection } from './projection.ts';
import { enter, parkedIn } from './schema.ts';

/**
 * Folds the parked events of each stream once more, in their order. Answers how many events were folded, and how many
 * streams are still parked. Where a row comes from several streams, only a rebuild has their order right.
 */
export async function retryParked(projection: Projection, { pool, store }: Deps) {
  const { rows } = await pool.query<{ stream: string }>(
    `select stream from ${projection.schema}.parked group by stream order by min(position)`,
  );
  let folded = 0;
  for (const { stream } of rows) {
    try {
      const history = await store.readStream(stream);
      folded += await inTransaction(pool, (client) => retryStream(client, projection, { stream, history }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  return { folded, streams: await parkedIn(projection.schema, pool) };
}

type Stream = Readonly<{ stream: string; history: Awaited<ReturnType<Deps['store']['readStream']>> }>;

async function retryStream(client: PoolClient, projection: Projection, { stream, history }: Stream): Promise<number> {
  await enter(client, projection.schema);
  const { rows } = await client.query<{ position: string }>('delete from parked where stream = $1 returning position', [
    stream,
  ]);
  const positions = new Set(rows.map(({ position }) => position));
  const events = history.filter(({ position }) => positions.has(position.toString()));
  const position = events.at(-1)?.position ?? 0n;
  const parked = await foldInto(client, projection, { events, position, parkedStreams: new Set() });
  return events.length - parked.length;
}
