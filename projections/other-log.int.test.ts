import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collected } from '#infra/lab/testing/collected.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { catchUp, endOf } from './catch-up.ts';
import { checkpointOf } from './checkpoint.ts';
import { lateAreas } from './late-areas.ts';
import { buildNext, rebuild, upgrade } from './rebuild.ts';
import { retryParked } from './retry.ts';
import { follow, prepare } from './runner.ts';
import { supervise } from './supervise.ts';
import { swapBuilt } from './swap.ts';
import { happen, replaceLog, sharded, streamsUpTo, talliesProjection } from './tallies-for-test.ts';
import { verify } from './verify.ts';

const refusal = /made from another log.*EVENTSTORE_URL.*rebuild tallies --other-log/;
const longer = Array.from({ length: 30 }, (_, n) => `tally-other-${n}`);

test.each([{ ...talliesProjection, shards: 1 }, sharded])(
  'refuses another log of any length with $shards shards',
  async (projection) => {
    const database = await served(projection);
    const { pool, store } = database;
    await replaceLog(database, longer);
    const before = await checkpointOf('tallies', pool);
    await expect(
      follow(projection, { pool, store, late: lateAreas({ pool, log: console }), signal: AbortSignal.timeout(5_000) }),
    ).rejects.toThrow(refusal);
    await expect(catchUp(projection, database, { end: 30n })).rejects.toThrow(refusal);
    await expect(verify(projection, database)).rejects.toThrow(refusal);
    await expect(retryParked(projection, database)).rejects.toThrow(refusal);
    await expect(rebuild(projection, database)).rejects.toThrow(refusal);
    await expect(buildNext(projection, database)).rejects.toThrow(refusal);
    await expect(upgrade({ ...projection, version: 2 }, database)).rejects.toThrow(refusal);
    expect(await checkpointOf('tallies', pool)).toEqual(before);
    expect(await countIn(database)).toBe(10);
  },
);

test('treats an empty log as another log', async () => {
  const { pool, store } = await served(talliesProjection);
  await pool.query('truncate event_store.events');
  await expect(
    follow(talliesProjection, {
      pool,
      store,
      late: lateAreas({ pool, log: console }),
      signal: AbortSignal.timeout(5_000),
    }),
  ).rejects.toThrow(refusal);
});

test('stops when the log is replaced, and reports it once', async () => {
  const database = await served(talliesProjection);
  const { pool, store, settling, settle } = database;
  const stop = new AbortController();
  const said = collected<string>();
  const log = { error: (error: unknown) => said.add(String(error)) };
  const { signal } = stop;
  const run = supervise(talliesProjection, {
    pool,
    store,
    late: lateAreas({ pool, log: console }),
    log,
    signal,
    settling,
    bringUpToDate: async () => {},
  });
  await happen(database, ['tally-more']);
  await settle();
  expect(await countIn(database)).toBe(11);
  // A follower checks the identity of the log again after a second.
  await sleep(1_100);
  await replaceLog(database, longer);
  await said.until((all) => all.length > 0);
  expect(said.all).toEqual([expect.stringMatching(refusal)]);
  await sleep(1_500);
  expect(said.all).toHaveLength(1);
  expect(await countIn(database)).toBe(11);
  stop.abort();
  await run;
});

test('rebuilds from another log on request, and follows it', async () => {
  const database = await served(talliesProjection);
  const { pool, store, settling, settle } = database;
  await replaceLog(database, longer);
  expect(await rebuild(talliesProjection, database, { otherLog: true })).toBe(30);
  expect(await countIn(database)).toBe(30);
  const stop = new AbortController();
  const run = follow(talliesProjection, {
    pool,
    store,
    late: lateAreas({ pool, log: console }),
    signal: stop.signal,
    reached: settling.follows('tallies'),
  });
  await happen(database, ['tally-more']);
  await settle();
  expect(await countIn(database)).toBe(31);
  stop.abort();
  await run;
  expect((await verify(talliesProjection, database)).flatMap(({ differing }) => differing)).toEqual([]);
});

test('never swaps in a schema that was built from another log', async () => {
  const database = await served(talliesProjection);
  await buildNext(talliesProjection, database);
  await replaceLog(database, longer);
  await expect(swapBuilt(talliesProjection, database)).rejects.toThrow(refusal);
  await expect(swapBuilt(talliesProjection, database, { otherLog: true })).rejects.toThrow(refusal);
  await buildNext(talliesProjection, database, { otherLog: true });
  await expect(swapBuilt(talliesProjection, database)).rejects.toThrow(refusal);
  await swapBuilt(talliesProjection, database, { otherLog: true });
  expect(await countIn(database)).toBe(30);
});

test('accepts the first log after an empty one', async () => {
  const database = await freshDatabase();
  const { pool, store, settling, settle } = database;
  const stop = new AbortController();
  const run = follow(talliesProjection, {
    pool,
    store,
    late: lateAreas({ pool, log: console }),
    signal: stop.signal,
    reached: settling.follows('tallies'),
  });
  await happen(database, ['tally-1']);
  const [first] = await store.readAll({ limit: 1 });
  await settle();
  expect(await checkpointOf('tallies', pool)).toMatchObject({ log: first?.id, position: 1n });
  stop.abort();
  await run;
});

type Database = Awaited<ReturnType<typeof freshDatabase>>;

/** A projection with ten rows from ten events. */
async function served(projection: typeof talliesProjection) {
  const database = await freshDatabase();
  await happen(database, streamsUpTo(10));
  await prepare(projection, database.pool);
  await catchUp(projection, database, { end: await endOf(database.store) });
  return database;
}

async function countIn({ pool }: Database) {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from tallies.tally');
  return rows[0]?.count ?? 0;
}
