import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { catchUp, endOf } from './catch-up.ts';
import { ageOf, checkpointOf } from './checkpoint.ts';
import { lateAreas } from './late-areas.ts';
import { buildNext, rebuild, upgrade } from './rebuild.ts';
import { retryParked } from './retry.ts';
import { follow, prepare } from './runner.ts';
import { enter, holding } from './schema.ts';
import { shardOf } from './shards.ts';
import { statusOf } from './status.ts';
import { supervise } from './supervise.ts';
import { swapBuilt } from './swap.ts';
import { happen, sharded, streamsUpTo, talliesProjection } from './tallies-for-test.ts';
import { verify } from './verify.ts';

test('folds all shards from one read of the log, with the same rows as one shard', async () => {
  const database = await freshDatabase();
  const { pool, store } = database;
  await happen(database, streamsUpTo(4_500));
  let read = 0;
  const counting = {
    ...store,
    readAll: (query: Parameters<typeof store.readAll>[0]) => store.readAll(query).then(counted),
  };
  const counted = <Events extends readonly unknown[]>(events: Events) => {
    read += events.length;
    return events;
  };
  await prepare(sharded, pool);
  expect(await catchUp(sharded, { pool, store: counting }, { end: 4_500n })).toBe(4_500);
  // One more read finds the identity of the log.
  expect(read).toBe(4_501);
  const positions = [4_500n, 4_500n, 4_500n, 4_500n];
  expect(await checkpointOf('tallies', pool)).toMatchObject({ positions, position: 4_500n });
  expect(await differences(database)).toEqual([]);
  await rebuild({ ...talliesProjection, version: 2 }, database);
  const counts = 'select count(*)::int as rows, sum(hashtextextended(t::text, 0))::text as hash from';
  const { rows } = await pool.query(`${counts} tallies.tally t union ${counts} tallies__old.tally t`);
  expect(rows).toMatchObject([{ rows: 4_500 }]);
});

test('parks the stream of a poison event in its shard, and folds it again after a fix', async () => {
  const database = await freshDatabase();
  await happen(database, streamsUpTo(40));
  await happen(database, ['tally-7'], { data: { poison: true }, after: 0 });
  await happen(database, streamsUpTo(40).toSpliced(7, 1), { after: 0 });
  await served(database);
  expect(await statusOf(sharded, database, new Date())).toMatchObject({ parkedStreams: 1, lag: { events: 0 } });
  expect(await retryParked(mended, database)).toEqual({ folded: 1, streams: 0 });
  expect((await verify(mended, database)).flatMap(({ differing }) => differing)).toEqual([]);
});

test('retries parked streams while more of their events arrive', async () => {
  const database = await freshDatabase();
  const { pool, store, settling, settle } = database;
  const streams = streamsUpTo(20);
  await prepare(sharded, pool);
  const stop = new AbortController();
  const late = lateAreas({ pool, log: console });
  const own = { signal: stop.signal, late, log: { error: () => {} }, settling, bringUpToDate: async () => {} };
  const following = supervise(sharded, { pool, store, ...own });
  await happen(database, streams);
  let events = streams.length;
  for (let after = 0; after < 40; after++) {
    const poisoned = after % 10 === 0 ? streams.slice(0, 3) : [];
    await happen(database, poisoned, { data: { poison: true }, after });
    // Writes during the retry, so that some events arrive while their stream is being retried.
    const writing = happen(database, streams.slice(poisoned.length), { after });
    if (after % 10 > 1) await retryParked(mended, database);
    await writing;
    events += streams.length;
  }
  await settle();
  expect((await checkpointOf('tallies', pool))?.position).toBe(await endOf(store));
  expect(await retryParked(mended, database)).toMatchObject({ streams: 0 });
  stop.abort();
  await following;
  const { rows } = await pool.query('select sum(count)::int as counted from tallies.tally');
  expect(rows).toEqual([{ counted: events }]);
  expect((await verify(mended, database)).flatMap(({ differing }) => differing)).toEqual([]);
});

test('writes shards independently, and waits for all of them to write the whole area', async () => {
  const { pool } = await freshDatabase();
  await prepare(sharded, pool);
  const order: string[] = [];
  const shard = (number: number) => inTransaction(pool, (client) => enter(client, 'tallies', number));
  await inTransaction(pool, async (client) => {
    await enter(client, 'tallies', 0);
    await shard(1);
    const same = shard(0).then(() => order.push('shard 0'));
    const whole = holding('tallies', pool, async () => void order.push('all'));
    await sleep(200);
    expect(order).toEqual([]);
    await client.query('commit');
    await Promise.all([same, whole]);
  });
  expect(order).toContain('all');
});

test('continues shards from their different positions after a swap, without losing served events', async () => {
  const database = await freshDatabase();
  const { pool } = database;
  await happen(database, streamsUpTo(100));
  await prepare(sharded, pool);
  await catchUp(sharded, database, { end: 20n });
  await buildNext(sharded, database);
  await pool.query('truncate tallies__next.tally; update tallies__next.checkpoint set position = 0');
  const positions = [90n, 40n, 100n, 25n];
  await catchUp(sharded, database, { end: positions });
  await swapBuilt(sharded, database);
  expect(await checkpointOf('tallies', pool)).toMatchObject({ positions, position: 25n });
  const there = streamsUpTo(100).filter((stream, n) => BigInt(n) < (positions[shardOf(stream, sharded)] ?? 0n));
  expect(await idsIn(pool)).toEqual(there.toSorted());
  expect(await differences(database)).toEqual([]);
  await served(database);
  expect(await idsIn(pool)).toHaveLength(100);
});

test('treats more shards as a new version, and leaves an area with more shards alone', async () => {
  const database = await freshDatabase();
  const { pool, store } = database;
  await happen(database, streamsUpTo(50));
  await prepare(talliesProjection, pool);
  await catchUp(talliesProjection, database, { end: 30n });
  const now = await prepare(sharded, pool);
  expect(ageOf(now, sharded)).toBeLessThan(0);
  const stopped = { pool, store, late: lateAreas({ pool, log: console }), signal: AbortSignal.abort() };
  await expect(follow(sharded, stopped)).rejects.toThrow(
    'serves version 1; this process has the code of version 1 in 4',
  );

  await upgrade(sharded, database);
  expect(await checkpointOf('tallies', pool)).toMatchObject({ positions: [50n, 50n, 50n, 50n] });
  expect(await idsIn(pool)).toHaveLength(50);
  expect(ageOf(await prepare(talliesProjection, pool), talliesProjection)).toBeGreaterThan(0);
  await expect(follow(talliesProjection, stopped)).rejects.toThrow('serves version 1 in 4 shards');
  await happen(database, ['tally-new']);
  await expect(catchUp(talliesProjection, database, { end: 51n })).rejects.toThrow('tallies');
  expect(await idsIn(pool)).toHaveLength(50);
});

/** The projection with fixed code, which can fold the poison events. */
const mended = {
  ...sharded,
  readModels: sharded.readModels.map((model): typeof model => ({
    ...model,
    fold: (row, event) => model.fold(row, { ...event, data: {} }),
  })),
};

type Database = Awaited<ReturnType<typeof freshDatabase>>;

async function served(database: Database) {
  await prepare(sharded, database.pool);
  await catchUp(sharded, database, { end: await endOf(database.store) });
}

const differences = async (database: Database) =>
  (await verify(sharded, database)).flatMap(({ differing }) => differing);

async function idsIn(pool: Pool) {
  const { rows } = await pool.query<{ id: string }>('select id from tallies.tally order by id collate "C"');
  return rows.map(({ id }) => id);
}
