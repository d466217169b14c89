import type { Pool, PoolClient } from 'pg';
import { audienceView } from '#infra/postgres/audiences.ts';
import { createCheckpoint } from './checkpoint.ts';
import { onConnection } from './on-connection.ts';
import type { Projection, ReadModel } from './projection.ts';

/** Creates a view of the members of each kind of audience in the area. A view moves with its schema when that is renamed. */
function audienceViews(models: readonly ReadModel[]): readonly string[] {
  const kinds = new Map<string, string[]>();
  for (const { table, audience } of models) {
    if (!audience) continue;
    const { kind, id, person, where } = audience;
    if (!/^[a-z][a-z0-9_]*$/.test(kind)) throw new RangeError(`no kind of audience can be called ${kind}`);
    const members = `select "${id}" as id, "${person}" as person from ${table}${where ? ` where ${where}` : ''}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), members]);
  }
  return [...kinds].map(([kind, members]) => `create view ${audienceView(kind)} as ${members.join(' union all ')}`);
}

/** The same area in another schema: built as `next`, kept as `old`, compared as `check`. */
export const beside = (projection: Projection, what: 'next' | 'old' | 'check'): Projection => ({
  ...projection,
  schema: `${projection.schema}__${what}`,
});

/**
 * Only this transaction writes the schema (or this shard of it); it may use names without a prefix. Its
 * commit does not wait for the disk: if a crash of the database undoes it, rows and checkpoint are undone together, and the events are folded again.
 */
export function enter(client: PoolClient, schema: string, shard?: number) {
  const [name, lock] = shard === undefined ? ['enter-whole', wholeLock] : ['enter-shard', shardLock];
  const text = `select ${lock}, set_config('search_path', $2, true), set_config('synchronous_commit', 'off', true)`;
  const values = [lockOf(schema), schema, ...(shard === undefined ? [] : [`${lockOf(schema)} ${shard}`])];
  return client.query({ name, text, values });
}

// Takes a shared lock for one shard and an exclusive lock for all of them; shards do not keep each other out.
const wholeLock = 'pg_advisory_xact_lock(hashtext($1))';
const shardLock = 'pg_advisory_xact_lock_shared(hashtext($1)), pg_advisory_xact_lock(hashtext($3))';

/** Locks the whole schema over several transactions: other writers wait until `work` is done. */
export const holding = <T>(schema: string, pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  onConnection(pool, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [lockOf(schema)]);
    return work(client);
  });

const lockOf = (schema: string) => `projection ${schema}`;

/** Creates the schema again, empty, and without the indexes of `addIndexes`. */
export async function create(client: PoolClient, projection: Projection) {
  const { schema, readModels } = projection;
  await client.query(`drop schema if exists ${schema} cascade`);
  await client.query(`create schema ${schema}`);
  await createCheckpoint(client, projection);
  await client.query(parkedTable);
  for (const { ddl } of readModels) await client.query(ddl);
  for (const view of audienceViews(readModels)) await client.query(view);
}

/** Creates the indexes after the rows: updating them with each row would take three times the work. */
export async function addIndexes(client: PoolClient, { readModels }: Projection) {
  for (const { table, indexes = [] } of readModels)
    for (const [n, index] of indexes.entries())
      await client.query(`create index if not exists ${table}_of_queries_${n + 1} ${index}`);
}

/** The remaining events of parked streams. */
export const parkedTable = `create table if not exists parked (
  position bigint primary key, stream text not null, type text not null, error text,
  parked_at timestamptz not null default now())`;

/** Streams that are parked. */
export async function parkedIn(schema: string, db: Pool | PoolClient): Promise<number> {
  const { rows: found } = await db.query('select to_regclass($1) is not null as exists', [`${schema}.parked`]);
  if (!found[0].exists) return 0;
  const { rows } = await db.query<{ count: number }>(
    `select count(distinct stream)::int as count from ${schema}.parked`,
  );
  return rows[0]?.count ?? 0;
}
