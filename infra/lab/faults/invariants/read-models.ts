import type { PoolClient } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { areas } from '#projections/areas.ts';
import { keyColumnsOf } from '#projections/key.ts';
import type { Projection, ReadModel } from '#projections/projection.ts';
import { shardOf } from '#projections/shards.ts';
import { statementsFor } from '#projections/statements-for.ts';
import { eventsUntil } from './read-log.ts';
import { type ScratchTable, scratchTable } from './scratch-table.ts';
import type { Verdict, World } from './verdict.ts';

const mostShown = 5;

/**
 * I4: the rows of every read model equal a fold of all events up to its checkpoint. This check folds on its own and does not use the
 * runner that it checks. It reads rows and checkpoint from one snapshot, so the server may keep running.
 */
export async function readModelsVerdict(
  { pool, store }: Pick<World, 'pool' | 'store'>,
  projections = areas,
): Promise<Verdict> {
  const client = await pool.connect();
  const found: Omit<Verdict, 'invariant'>[] = [];
  try {
    for (const projection of projections) {
      await client.query('begin isolation level repeatable read');
      await client.query('set local idle_in_transaction_session_timeout = 0');
      found.push(await compareArea(projection, client, store));
      await client.query('rollback');
    }
  } finally {
    // Closes the connection, so that its temporary tables do not return to the pool.
    client.release(true);
  }
  return {
    invariant: 'I4 read models equal a rebuild',
    checked: found.reduce((sum, { checked }) => sum + checked, 0),
    wrong: found.flatMap(({ wrong }) => wrong),
  };
}

async function compareArea(projection: Projection, client: PoolClient, store: EventStore) {
  const { schema, readModels } = projection;
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    `${schema}.checkpoint`,
  ]);
  if (!rows[0]?.there) return { checked: 0, wrong: [`${schema} has no read models`] };
  const shards = await client.query<{ position: string }>(`select position from ${schema}.checkpoint order by shard`);
  const reached = shards.rows.map(({ position }) => BigInt(position));
  await client.query('set local search_path = pg_temp');
  for (const { ddl } of readModels) await client.query(ddl);
  const tables = readModels.map((model) => scratchTable(client, model));
  const wrong = await fold(projection, tables, { client, store, reached });
  let checked = 0;
  for (const { save } of tables) await save();
  for (const { computed } of readModels) await computed?.anew(client);
  for (const { model } of tables) {
    checked += await countOf(client, model);
    wrong.push(...(await differences(client, schema, model)));
  }
  return { checked, wrong };
}

type Reading = Readonly<{ client: PoolClient; store: EventStore; reached: readonly bigint[] }>;

/** Returns the events that could not be folded, in words. */
async function fold(projection: Projection, tables: readonly ScratchTable[], { client, store, reached }: Reading) {
  const { streams, events, schema } = projection;
  const until = reached.reduce((a, b) => (a > b ? a : b), 0n);
  const wrong: string[] = [];
  for await (const event of eventsUntil(store, { until, prefixes: streams })) {
    const isPassed = event.position <= (reached[shardOf(event.stream, projection)] ?? 0n);
    if (!isPassed || !(event.type in events)) continue;
    try {
      for (const table of tables) await table.fold(event);
      if (tables.some(({ model }) => statementsFor(model, event).length > 0))
        await runStatements(client, tables, event);
    } catch (error) {
      wrong.push(`${schema} cannot fold ${event.type} at position ${event.position}: ${error}`);
    }
  }
  return wrong;
}

async function runStatements(client: PoolClient, tables: readonly ScratchTable[], event: Recorded) {
  for (const { save } of tables) await save();
  await client.query('savepoint before_statements');
  try {
    for (const { run } of tables) await run(event);
  } catch (error) {
    await client.query('rollback to before_statements');
    throw error;
  }
}

async function countOf(client: PoolClient, { table }: ReadModel) {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from pg_temp.${table}`);
  return rows[0]?.count ?? 0;
}

async function differences(client: PoolClient, schema: string, model: ReadModel) {
  const { table } = model;
  const columns = keyColumnsOf(model).map((column) => `"${column}"`);
  const { rows } = await client.query<{ key: string; live: string | null; rebuilt: string | null }>(
    `select concat_ws('/', ${columns}) as key, to_jsonb(live.*)::text as live, to_jsonb(rebuilt.*)::text as rebuilt
     from ${schema}.${table} live full join pg_temp.${table} rebuilt using (${columns})
     where to_jsonb(live.*) is distinct from to_jsonb(rebuilt.*) order by 1 limit ${mostShown}`,
  );
  // Reports only the key of a row, because rows contain personal data.
  return rows.map(({ key: id, live, rebuilt }) => {
    const how = live === null ? 'is missing' : rebuilt === null ? 'should not be there' : 'is not as its events say';
    return `${schema}.${table} ${id} ${how}`;
  });
}
