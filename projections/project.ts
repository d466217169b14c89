import type { Pool, PoolClient } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import type { Batch } from '#infra/event-store/event-store.ts';
import { isRefusal } from '#infra/event-store/postgres-failures.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { moveCheckpoint } from './checkpoint.ts';
import { foldAll, keysOf, type Loaded, type Parked, segmentsOf } from './fold.ts';
import { collectNews, type News } from './news.ts';
import type { Projection, ReadModel } from './projection.ts';
import { load, write } from './rows.ts';
import { enter } from './schema.ts';
import type { SeenKeys } from './seen-keys.ts';
import { run } from './statements.ts';

/** One shard's part of a batch, and the checkpoint that it follows. */
export type Step = Batch &
  Readonly<{
    shard: number;
    after: bigint;
    /** The identity of the log that the events are from. */
    log: string | undefined;
    /** Nobody reads these rows yet, so nobody is notified. */
    quiet?: boolean;
    /** The keys that all batches touched since the tables were empty. */
    seen?: SeenKeys | undefined;
    /** Computed rows are all written later. */
    uncomputed?: boolean;
  }>;

/**
 * Rows, notifications and checkpoint in one transaction: each event counts once, however often it is delivered. An event
 * that cannot be folded or written parks its stream, and nothing else. Returns the parked events that have a reason.
 * @throws CheckpointMoved
 */
export async function project(projection: Projection, step: Step, pool: Pool): Promise<readonly Parked[]> {
  try {
    const parked = await inTransaction(pool, (client) => take(client, projection, step));
    return parked.filter(({ error }) => error !== null);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const [event] = step.events;
    if (event && step.events.length === 1) return parkAlone(projection, { step, event, error: String(error) }, pool);
    return halve(projection, step, pool);
  }
}

/** Postgres does not say which row it refused. */
async function halve(projection: Projection, step: Step, pool: Pool): Promise<readonly Parked[]> {
  const half = step.events.length >> 1;
  const middle = step.events[half - 1]?.position ?? step.after;
  const first = { ...step, events: step.events.slice(0, half), position: middle };
  const parked = await project(projection, first, pool);
  const rest = { ...step, events: step.events.slice(half), after: middle };
  return [...parked, ...(await project(projection, rest, pool))];
}

function parkAlone(projection: Projection, { step, ...parked }: Parked & { step: Step }, pool: Pool) {
  return inTransaction(pool, async (client) => {
    await enter(client, projection.schema, step.shard);
    await moveCheckpoint(client, projection, step);
    await park(client, [parked]);
    return [parked];
  });
}

async function take(client: PoolClient, projection: Projection, step: Step) {
  await enter(client, projection.schema, step.shard);
  const parkedStreams = await moveCheckpoint(client, projection, step);
  return foldInto(client, projection, { ...step, parkedStreams });
}

type Fold = Readonly<{ events: readonly Recorded[]; position: bigint; parkedStreams: Set<string> }> &
  Pick<Step, 'quiet' | 'seen' | 'uncomputed'>;

/** In a transaction that has entered the schema. Returns the parked events. */
export async function foldInto(client: PoolClient, { events: table, readModels }: Projection, fold: Fold) {
  // A newer version of the code may have appended types of events that this version does not know.
  const known = fold.events.filter(({ type }) => type in table);
  const parked: Parked[] = [];
  const news = collectNews();
  for (const events of segmentsOf(readModels, known))
    parked.push(...(await foldSegment(client, readModels, { ...fold, events, news })));
  if (!fold.uncomputed) {
    for (const model of readModels) {
      if (model.computed) news.touched(model, new Set(await model.computed.after(client, known)));
    }
  }
  if (!fold.quiet) await news.announce(client, fold.position);
  if (parked.length > 0) await park(client, parked);
  return parked;
}

async function foldSegment(
  client: PoolClient,
  models: readonly ReadModel[],
  { events, parkedStreams, quiet = false, seen, news }: Fold & { news: News },
) {
  const loaded: Loaded[] = [];
  for (const model of models) {
    const keys = [...keysOf(model, events)].filter(([text]) => seen?.mark(model.table, text) ?? true);
    const values = keys.map(([, value]) => value);
    loaded.push({ model, before: await load(client, model, values) });
  }

  const { changes, statements, parked } = foldAll(loaded, events, { parkedStreams, quiet });
  for (const change of changes) {
    await write(client, change);
    news.changed(change);
  }
  for (const asked of statements) {
    news.touched(asked.model, await run(client, asked, quiet));
    if ('sql' in asked.statement) seen?.markAll(asked.model.table);
  }
  return parked;
}

function park(client: PoolClient, parked: readonly Parked[]) {
  const events = parked.map(({ event }) => event);
  return client.query(
    `insert into parked (position, stream, type, error)
     select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[])`,
    [
      events.map(({ position }) => position),
      events.map(({ stream }) => stream),
      events.map(({ type }) => type),
      parked.map(({ error }) => error),
    ],
  );
}
