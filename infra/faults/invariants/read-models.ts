import type { PoolClient } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import { allProjections } from '#projections/all.ts';
import type { Projection, ReadModel } from '#projections/projection.ts';
import { shardOf } from '#projections/shards.ts';
import type { EventStore } from '../../event-store/event-store.ts';
import { eventsUntil } from './read-log.ts';
import type { Verdict, World } from './verdict.ts';

type Row = Record<string, unknown>;
const mostShown = 5;

/**
 * I4: the rows of every read model are those that its events give from the first one to its checkpoint. Folded here, and
 * not by the runner that is being looked after. Live rows and checkpoint are of one moment, so a server may go on.
 */
export async function readModelsVerdict({ pool, store }: World): Promise<Verdict> {
  const client = await pool.connect();
  const found: Omit<Verdict, 'invariant'>[] = [];
  try {
    for (const projection of allProjections) {
      await client.query('begin isolation level repeatable read');
      await client.query('set local idle_in_transaction_session_timeout = 0');
      found.push(await compareArea(projection, client, store));
      await client.query('rollback');
    }
  } finally {
    // Scratch tables must not live on in a connection that others get.
    client.release(true);
  }
  return {
    invariant: 'I4 read models equal a rebuild',
    checked: found.reduce((sum, { checked }) => sum + checked, 0),
    wrong: found.flatMap(({ wrong }) => wrong),
  };
}

async function compareArea(projection: Projection, client: PoolClient, store: EventStore) {
  const { schema } = projection;
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    `${schema}.checkpoint`,
  ]);
  if (!rows[0]?.there) return { checked: 0, wrong: [`${schema} has no read models`] };
  const shards = await client.query<{ position: string }>(`select position from ${schema}.checkpoint order by shard`);
  const reached = shards.rows.map(({ position }) => BigInt(position));
  const { tables, wrong } = await folded(projection, store, reached);
  await client.query('set local search_path = pg_temp');
  let checked = 0;
  for (const [model, rebuilt] of tables) {
    await fill(client, model, [...rebuilt.values()]);
    checked += rebuilt.size;
    wrong.push(...(await differences(client, schema, model)));
  }
  return { checked, wrong };
}

async function folded(projection: Projection, store: EventStore, reached: readonly bigint[]) {
  const { streams, events, readModels, schema } = projection;
  const until = reached.reduce((a, b) => (a > b ? a : b), 0n);
  const tables = new Map(readModels.map((model) => [model, new Map<string, Row>()] as const));
  const wrong: string[] = [];
  for await (const event of eventsUntil(store, { until, prefixes: streams })) {
    const isPassed = event.position <= (reached[shardOf(event.stream, projection)] ?? 0n);
    if (!isPassed || !(event.type in events)) continue;
    try {
      for (const [model, rows] of tables) foldInto(model, rows, event);
    } catch (error) {
      wrong.push(`${schema} cannot fold ${event.type} at position ${event.position}: ${error}`);
    }
  }
  return { tables, wrong };
}

function foldInto(model: ReadModel, rows: Map<string, Row>, event: Recorded) {
  for (const key of model.keys(event)) {
    const row = model.fold(rows.get(key), event);
    if (row) rows.set(key, row);
    else rows.delete(key);
  }
}

async function fill(client: PoolClient, { ddl, table }: ReadModel, rows: readonly Row[]) {
  await client.query(ddl);
  for (let from = 0; from < rows.length; from += 1_000) {
    await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(rows.slice(from, from + 1_000)),
    ]);
  }
}

async function differences(client: PoolClient, schema: string, { table, key }: ReadModel) {
  const { rows } = await client.query<{ key: string; live: string | null; rebuilt: string | null }>(
    `select coalesce(live.${key}, rebuilt.${key})::text as key,
       to_jsonb(live)::text as live, to_jsonb(rebuilt)::text as rebuilt
     from ${schema}.${table} live full join pg_temp.${table} rebuilt using (${key})
     where to_jsonb(live) is distinct from to_jsonb(rebuilt) order by 1 limit ${mostShown}`,
  );
  // Rows name people: what is told is which row, not what is in it.
  return rows.map(({ key: id, live, rebuilt }) => {
    const how = live === null ? 'is missing' : rebuilt === null ? 'should not be there' : 'is not as its events say';
    return `${schema}.${table} ${id} ${how}`;
  });
}
