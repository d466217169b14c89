import type { Pool, PoolClient } from 'pg';
import type { Batch, EventStore } from '#infra/event-store/event-store.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { announce } from '#infra/postgres/read-model-changes.ts';
import { type Change, foldAll } from './fold.ts';
import type { Projection, ReadModel } from './projection.ts';

type Deps = Readonly<{ pool: Pool; store: EventStore; signal: AbortSignal }>;

/** A batch, and the checkpoint that it follows. */
type Step = Batch & Readonly<{ after: bigint }>;

const batchSize = 2_000;

/** Follows the log until `signal`; any number of processes may run it, one at a time gets further. */
export async function follow(projection: Projection, { pool, store, signal }: Deps): Promise<void> {
  let after = await prepare(projection, pool);
  for await (const batch of store.subscribeAll({ after, prefixes: projection.streams, signal })) {
    await project(projection, { ...batch, after }, pool);
    after = batch.position;
  }
}

/** Makes the schema, or makes it again where the version is another; answers the checkpoint. */
export function prepare(projection: Projection, pool: Pool): Promise<bigint> {
  const { schema, version } = projection;
  return inTransaction(pool, async (client) => {
    await enter(client, schema);
    const { rows: found } = await client.query("select to_regclass('checkpoint') is not null as exists");
    if (found[0].exists) {
      const { rows } = await client.query<{ version: number; position: string }>('select * from checkpoint');
      if (rows[0]?.version === version) return BigInt(rows[0].position);
    }
    await create(client, projection);
    return 0n;
  });
}

/** Throws the area's rows away and folds the log again, up to its present end; answers how many events that were. */
export async function rebuild(projection: Projection, deps: Omit<Deps, 'signal'>, tell: (done: bigint) => void) {
  const { pool, store } = deps;
  await inTransaction(pool, async (client) => {
    await enter(client, projection.schema);
    await create(client, projection);
  });
  let after = 0n;
  for (let count = 0; ; ) {
    const batch = await store.readAll({ after, limit: batchSize });
    // The checkpoint goes to the end of the log, whatever happened there: a query may wait for just that position.
    const position = batch.at(-1)?.position;
    if (position === undefined) return count;
    const events = batch.filter(({ stream }) => projection.streams.some((prefix) => stream.startsWith(prefix)));
    await project(projection, { events, position, after }, pool);
    after = position;
    count += events.length;
    tell(after);
  }
}

async function create(client: PoolClient, { schema, version, readModels }: Projection) {
  await client.query(`drop schema if exists ${schema} cascade`);
  await client.query(`create schema ${schema}`);
  await client.query('create table checkpoint (version int not null, position bigint not null)');
  await client.query('insert into checkpoint values ($1, 0)', [version]);
  for (const { ddl } of readModels) await client.query(ddl);
}

/** Rows, notifications and checkpoint in one transaction: each event counts once, however often it is delivered. */
export function project({ schema, events, readModels }: Projection, step: Step, pool: Pool): Promise<void> {
  // A newer version of the code may have appended what this one cannot fold.
  const known = step.events.filter(({ type }) => type in events);

  return inTransaction(pool, async (client) => {
    await enter(client, schema);
    const { rowCount } = await client.query('update checkpoint set position = $2 where position = $1', [
      step.after,
      step.position,
    ]);
    if (rowCount !== 1) throw new CheckpointMoved(schema);

    for (const model of readModels) {
      const touched = new Set(known.flatMap((event) => model.keys(event)));
      if (touched.size === 0) continue;
      const change = foldAll(model, await load(client, model, touched), known);
      await write(client, model, change);
      await announce(client, { name: model.name, position: step.position.toString(), rows: change.owners });
    }
  });
}

/** Someone else projected these events. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

async function enter(client: PoolClient, schema: string) {
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`projection ${schema}`]);
  await client.query("select set_config('search_path', $1, true)", [schema]);
}

async function load(client: PoolClient, { table, key }: ReadModel, keys: ReadonlySet<string>) {
  const { rows } = await client.query<{ key: string; row: Record<string, unknown> }>(
    `select ${key} as key, to_jsonb(${table}) as row from ${table} where ${key} = any($1)`,
    [[...keys]],
  );
  return new Map(rows.map(({ key, row }) => [key, row]));
}

async function write(client: PoolClient, { table, key }: ReadModel, { keys, rows }: Change) {
  await client.query(`delete from ${table} where ${key} = any($1)`, [keys]);
  await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows),
  ]);
}
