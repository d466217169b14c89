import type { Pool } from 'pg';
import type { Batch, EventStore } from '#infra/event-store/event-store.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { checkpointOf, highest, logOf, lowest } from './checkpoint.ts';
import { project } from './project.ts';
import type { Projection, ReadModel } from './projection.ts';
import { enter } from './schema.ts';
import { createSeenKeys } from './seen-keys.ts';
import { deal, shardNumbers } from './shards.ts';

export type Deps = Readonly<{ pool: Pool; store: EventStore }>;

/** The progress of a build: its position in the log, and the position at which it ends. */
export type Progress = Readonly<{ position: bigint; end: bigint }>;

/** `end`: one position for each shard, or one for all. */
export type Until = Readonly<{
  end: bigint | readonly bigint[];
  signal?: AbortSignal;
  tell?: (progress: Progress) => void;
  /** Awaited before each batch; it resolves once nobody pauses the work. */
  hold?: () => Promise<void>;
}>;

const batchSize = 2_000;

/**
 * Folds the events that the schema lacks, up to exactly `end`. One read of the log serves all shards; no reader is told.
 * Returns the number of events. @throws OtherLog, CheckpointMoved
 */
export async function catchUp(projection: Projection, { pool, store }: Deps, until: Until): Promise<number> {
  const found = await checkpointOf(projection.schema, pool);
  const log = await logOf(projection.schema, found, store);
  const reached = shardNumbers(projection).map((shard) => found?.positions[shard] ?? 0n);
  const ends = reached.map((_, shard) => (typeof until.end === 'bigint' ? until.end : (until.end[shard] ?? 0n)));
  const seen = highest(reached) === 0n ? createSeenKeys() : undefined;
  const end = highest(ends);
  const uncomputed = await uncomputedIn(projection, pool);
  let count = 0;

  async function fold(shard: number, batch: Batch) {
    const [after = 0n, last = 0n] = [reached[shard], ends[shard]];
    const position = batch.position < last ? batch.position : last;
    if (position <= after) return;
    const events = batch.events.filter((event) => event.position > after && event.position <= position);
    await project(
      projection,
      { events, position, after, shard, log, quiet: true, seen, uncomputed: uncomputed.length > 0 },
      pool,
    );
    reached[shard] = position;
    count += events.length;
  }

  const [prefixes, types] = [projection.streams, Object.keys(projection.events)];
  for await (const batch of readAhead(store, { after: lowest(reached), end, prefixes, types })) {
    await until.hold?.();
    until.signal?.throwIfAborted();
    const parts = deal(batch.events, projection).map((events, shard) => fold(shard, { ...batch, events }));
    // Every shard ends its work before a failure is reported.
    await Promise.allSettled(parts);
    await Promise.all(parts);
    until.tell?.({ position: batch.position, end });
  }
  if (uncomputed.length > 0)
    await inTransaction(pool, async (client) => {
      await enter(client, projection.schema);
      for (const { computed } of uncomputed) await computed?.anew(client);
    });
  return count;
}

/** The read models with computed rows; none if one of them has rows already. A build computes them once, at its end. */
async function uncomputedIn({ schema, readModels }: Projection, pool: Pool): Promise<readonly ReadModel[]> {
  const models = readModels.filter(({ computed }) => computed);
  for (const { table } of models) {
    const { rows } = await pool.query(`select from ${schema}.${table} limit 1`);
    if (rows.length > 0) return [];
  }
  return models;
}

export async function endOf(store: EventStore): Promise<bigint> {
  const [last] = await store.readAll({ direction: 'backwards', limit: 1 });
  return last?.position ?? 0n;
}

type Stretch = Readonly<{ after: bigint; end: bigint; prefixes: readonly string[]; types: readonly string[] }>;

/** The next batch is read while one is folded. */
async function* readAhead(store: EventStore, { after, end, prefixes, types }: Stretch): AsyncIterable<Batch> {
  const read = (from: bigint) => {
    const events = store.readAll({ after: from, limit: batchSize, prefixes, types });
    // A consumer that stops early never awaits this read: its failure must not end the process.
    events.catch(() => {});
    return events;
  };
  let coming = after < end ? read(after) : undefined;
  while (coming !== undefined) {
    const events = await coming;
    const last = events.at(-1)?.position ?? end;
    const more = events.length === batchSize && last < end;
    coming = more ? read(last) : undefined;
    yield more
      ? { events, position: last }
      : { events: events.filter(({ position }) => position <= end), position: end };
  }
}
