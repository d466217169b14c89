import type { Pool } from 'pg';
import type { Batch, EventStore } from '#infra/event-store/event-store.ts';
import { project } from './project.ts';
import type { Projection } from './projection.ts';
import { checkpointOf } from './schema.ts';
import { createSeenKeys } from './seen-keys.ts';

export type Deps = Readonly<{ pool: Pool; store: EventStore }>;

/** Of a build: how far along the log, out of what. */
export type Progress = Readonly<{ position: bigint; end: bigint }>;

export type Until = Readonly<{ end: bigint; signal?: AbortSignal; tell?: (progress: Progress) => void }>;

const batchSize = 2_000;

/** Folds what the schema lacks of the log up to exactly `end`; nobody is told. Answers how many events that were. */
export async function catchUp(projection: Projection, { pool, store }: Deps, until: Until): Promise<number> {
  let after = (await checkpointOf(projection.schema, pool))?.position ?? 0n;
  const seen = after === 0n ? createSeenKeys() : undefined;
  let count = 0;
  for await (const batch of readAhead(store, { after, end: until.end, prefixes: projection.streams })) {
    until.signal?.throwIfAborted();
    await project(projection, { ...batch, after, quiet: true, seen }, pool);
    after = batch.position;
    count += batch.events.length;
    until.tell?.({ position: after, end: until.end });
  }
  return count;
}

export async function endOf(store: EventStore): Promise<bigint> {
  const [last] = await store.readAll({ direction: 'backwards', limit: 1 });
  return last?.position ?? 0n;
}

type Stretch = Readonly<{ after: bigint; end: bigint; prefixes: readonly string[] }>;

/** The next batch is read while one is folded. */
async function* readAhead(store: EventStore, { after, end, prefixes }: Stretch): AsyncIterable<Batch> {
  const read = (from: bigint) => {
    const events = store.readAll({ after: from, limit: batchSize, prefixes });
    // Whoever stops in between does not wait for it.
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
