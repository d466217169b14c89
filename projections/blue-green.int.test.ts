import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { alone } from './alone.ts';
import { catchUp, endOf, type Progress } from './catch-up.ts';
import { checkpointOf } from './checkpoint.ts';
import { drop, dropAged } from './drop.ts';
import { lateAreas } from './late-areas.ts';
import { buildNext, rebuild, upgrade } from './rebuild.ts';
import { follow, prepare } from './runner.ts';
import { statusOf } from './status.ts';
import { supervise } from './supervise.ts';
import { swapBuilt } from './swap.ts';
import { happen, sharded, streamsUpTo, talliesProjection } from './tallies-for-test.ts';
import { verify } from './verify.ts';

const secondVersion = { ...talliesProjection, version: 2 };

const inOne = { ...talliesProjection, shards: 1 };

test.each([inOne, sharded])(
  'answers queries during rebuilds of $shards shards, and never loses rows',
  async (projection) => {
    const database = await freshDatabase();
    const { pool, store } = database;
    await happen(database, streamsUpTo(3_000));
    await served(database, projection);
    const stop = new AbortController();
    const { signal } = stop;
    const following = supervise(projection, {
      pool,
      store,
      late: lateAreas({ pool, log: console }),
      signal,
      log: { error: fails },
      bringUpToDate,
    });
    const writing = writeUntil(stop.signal, database);
    const asking = [1, 2, 3].map(() => askUntil(stop.signal, pool));

    for (let n = 0; n < 5; n++) await rebuild(projection, database);
    expect((await verify(projection, database)).flatMap(({ differing }) => differing)).toEqual([]);
    await sleep(50);
    stop.abort();
    const asked = await Promise.all(asking);
    expect(await writing).toBeGreaterThan(0);
    await following;
    expect(asked.every((count) => count > 20)).toBe(true);

    await served(database, projection);
    expect((await verify(projection, database)).flatMap(({ differing }) => differing)).toEqual([]);
  },
);

test('continues in the new schema from the same position', async () => {
  const database = await freshDatabase();
  const { pool, store, settling, settle } = database;
  await served(database);
  const stop = new AbortController();
  const reached = settling.follows('tallies');
  const following = follow(talliesProjection, {
    pool,
    store,
    late: lateAreas({ pool, log: console }),
    signal: stop.signal,
    reached,
  });
  await happen(database, ['tally-1']);
  await settle();
  expect(await countIn(pool)).toBe(1);
  await rebuild(talliesProjection, database);
  await happen(database, ['tally-2']);
  await settle();
  expect(await countIn(pool)).toBe(2);
  stop.abort();
  await following;
});

test('builds a new version beside the serving one, swaps them, and keeps the old one until it is dropped', async () => {
  const database = await freshDatabase();
  const { pool } = database;
  await happen(database, streamsUpTo(10));
  await served(database);
  await buildNext(secondVersion, database);
  expect(await statusOf(secondVersion, database, new Date())).toMatchObject({ served: { version: 1 }, next: 2 });

  await upgrade(secondVersion, database);
  const { served: serving, next, old } = await statusOf(secondVersion, database, new Date());
  expect({ serving, next, old }).toEqual({ serving: { version: 2, position: 10n }, next: undefined, old: 1 });
  expect(await countIn(pool)).toBe(10);
  expect(await drop(secondVersion, pool)).toEqual(['tallies__old']);
  expect(await drop(secondVersion, pool)).toEqual([]);
});

test('drops an old schema after a week, but no serving or built one', async () => {
  const database = await freshDatabase();
  const { pool } = database;
  await happen(database, streamsUpTo(10));
  await served(database);
  await upgrade(secondVersion, database);
  await buildNext(secondVersion, database);
  expect(await dropAged(secondVersion, pool)).toBeUndefined();
  const ago = (days: number) =>
    pool.query(
      `do $$ begin execute format('comment on schema tallies__old is %L', now() - interval '${days} days'); end $$`,
    );
  await ago(6.9);
  expect(await dropAged(secondVersion, pool)).toBeUndefined();
  await ago(7.1);
  expect(await dropAged(secondVersion, pool)).toBe('tallies__old');
  expect(await dropAged(secondVersion, pool)).toBeUndefined();
  const { old, next, served: serving } = await statusOf(secondVersion, database, new Date());
  expect({ old, next, serving }).toMatchObject({ old: undefined, next: 2, serving: { version: 2 } });
  expect(await countIn(pool)).toBe(10);
});

test('starts the week for an undated old schema when it is first seen', async () => {
  const database = await freshDatabase();
  const { pool } = database;
  await happen(database, streamsUpTo(3));
  await served(database);
  await upgrade(secondVersion, database);
  await pool.query('comment on schema tallies__old is null');
  expect(await dropAged(secondVersion, pool)).toBeUndefined();
  const { rows } = await pool.query(
    `select obj_description(oid, 'pg_namespace')::timestamptz > now() - interval '1 minute' as new
       from pg_namespace where nspname = 'tallies__old'`,
  );
  expect(rows).toEqual([{ new: true }]);
});

test('does not swap in a version that cannot fold events its predecessor could', async () => {
  const database = await freshDatabase();
  await happen(database, streamsUpTo(3));
  await served(database);
  const broken = { ...secondVersion, readModels: secondVersion.readModels.map((model) => ({ ...model, fold: fails })) };
  await expect(upgrade(broken, database)).rejects.toThrow('3 parked streams');
  expect(await checkpointOf('tallies', database.pool)).toMatchObject({ version: 1, position: 3n });
  await swapBuilt(broken, database);
  expect(await checkpointOf('tallies', database.pool)).toMatchObject({ version: 2, position: 3n });
});

test('has the indexes for queries from the start, after a rebuild, and after a manual swap', async () => {
  const database = await freshDatabase();
  await happen(database, streamsUpTo(3));
  await served(database);
  const before = await indexesIn(database.pool);
  expect(before).toHaveLength(3);
  await rebuild(talliesProjection, database);
  expect(await indexesIn(database.pool)).toEqual(before);
  await buildNext(talliesProjection, database);
  await swapBuilt(talliesProjection, database);
  expect(await indexesIn(database.pool)).toEqual(before);
});

test('catches an earlier build up with all served events before the swap', async () => {
  const database = await freshDatabase();
  await happen(database, streamsUpTo(5));
  await served(database);
  await buildNext(talliesProjection, database);
  await happen(database, ['tally-later']);
  await served(database);
  await swapBuilt(talliesProjection, database);
  expect(await countIn(database.pool)).toBe(6);
  await expect(swapBuilt(talliesProjection, database)).rejects.toThrow('nothing was built');
});

test('builds an area in one process at a time, and reports progress', async () => {
  const database = await freshDatabase();
  await happen(database, streamsUpTo(4_500));
  const steps: Progress[] = [];
  const build = () => buildNext(talliesProjection, database, { tell: (progress) => steps.push(progress) });
  await alone(talliesProjection, database.pool, () => expect(build()).rejects.toThrow('being built'));
  expect(steps).toEqual([]);
  expect(await build()).toBe(4_500);
  expect(steps.map(({ position }) => position)).toEqual([2_000n, 4_000n, 4_500n]);
});

test('ends a build on abort', async () => {
  const database = await freshDatabase();
  await happen(database, streamsUpTo(10));
  await expect(buildNext(talliesProjection, database, { signal: AbortSignal.abort() })).rejects.toThrow('abort');
});

test('finds a changed, a missing and an extra row when verifying', async () => {
  const database = await freshDatabase();
  const { pool } = database;
  await happen(database, streamsUpTo(10));
  await served(database);
  expect(await verify(talliesProjection, database)).toMatchObject([{ table: 'tally', differing: [] }]);
  await pool.query("update tallies.tally set seen = '[]' where id = 'tally-3'");
  await pool.query("update tallies.tally set id = 'tally-x' where id = 'tally-5'");
  const [found] = await verify(talliesProjection, database);
  expect(found).toMatchObject({
    served: { rows: 10 },
    built: { rows: 10 },
    differing: ['tally-3', 'tally-5', 'tally-x'],
  });
  await expect(verify(secondVersion, database)).rejects.toThrow('serves version 1');
  expect(await checkpointOf('tallies__check', pool)).toBeUndefined();
});

test('writes every kind of column as folded, and removes rows', async () => {
  const database = await freshDatabase();
  await happen(database, ['tally-1', 'tally-2']);
  await served(database);
  await happen(database, ['tally-2'], { data: { gone: true }, after: 0 });
  await happen(database, ['tally-1'], { data: { by: 4 }, after: 0 });
  await served(database);
  const { rows } = await database.pool.query('select * from tallies.tally');
  const seen = [{ by: null }, { by: 4 }];
  const facts = { at: '2026-01-01T00:00:00.000Z', ratio: 0.5, tags: ['a "b"', 'c,{d}', '\\'], seen, nothing: null };
  expect(rows).toEqual([{ id: 'tally-1', count: 5, ...facts }]);
});

type Database = Awaited<ReturnType<typeof freshDatabase>>;

const bringUpToDate = async () => {};
const fails = () => {
  throw new Error('a mistake');
};

async function served(database: Database, projection = talliesProjection) {
  await prepare(projection, database.pool);
  await catchUp(projection, database, { end: await endOf(database.store) });
}

async function countIn(pool: Pool) {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from tallies.tally');
  return rows[0]?.count ?? 0;
}

async function writeUntil(signal: AbortSignal, database: Database) {
  let written = 0;
  for (; !signal.aborted; written++) await happen(database, [`tally-new-${written}`]);
  return written;
}

/** Queries until `signal`. Fails if rows disappear, or if the checkpoint goes back: queries wait for it to reach a position. */
async function askUntil(signal: AbortSignal, pool: Pool) {
  let [asked, rows, position] = [0, 0, 0];
  for (; !signal.aborted; asked++) {
    const answer = await pool.query<{ rows: number; position: number }>(
      'select (select count(*)::int from tallies.tally) as rows, (select min(position)::int from tallies.checkpoint) as position',
    );
    const seen = answer.rows[0] ?? { rows: 0, position: 0 };
    expect(seen.rows).toBeGreaterThanOrEqual(rows);
    expect(seen.position).toBeGreaterThanOrEqual(position);
    ({ rows, position } = seen);
  }
  return asked;
}

async function indexesIn(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where schemaname = 'tallies' and tablename = 'tally' order by 1`,
  );
  return rows.map(({ indexdef }) => indexdef);
}
