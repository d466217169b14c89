import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#infra/ids.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { checkpointOf } from './checkpoint.ts';
import { lateAreas } from './late-areas.ts';
import { follow, prepare } from './runner.ts';
import { statusOf } from './status.ts';
import { happen, sharded, streamsUpTo, talliesProjection } from './tallies-for-test.ts';

test.each([{ ...talliesProjection, shards: 1 }, sharded])(
  'with $shards shards, events of other areas cost one checkpoint a second, and the area has no lag',
  async (projection) => {
    const database = await following(projection);
    const { pool, reached, moves } = database;
    await happen(database, ['tally-1']);
    await database.settle();
    expect(await positionIn(pool)).toBe(1n);
    const before = await moves();
    const started = performance.now();
    for (const stream of streamsUpTo(200)) await happen(database, [`elsewhere-${stream}`]);
    await database.settle();
    expect(reached()).toBe(201n);
    const most = (1 + Math.floor((performance.now() - started) / 1_000)) * (projection.shards ?? 1);
    expect((await moves()) - before).toBeLessThanOrEqual(most);
    expect((await statusOf(projection, database, new Date())).lag).toEqual({ events: 0, seconds: 0, more: false });
    // The checkpoint follows a second later.
    await eventually(async () => expect(await positionIn(pool)).toBe(201n));
  },
);

test('folds an event of the area at once after many others', async () => {
  const database = await following(talliesProjection);
  const { pool } = database;
  await happen(database, ['tally-1']);
  for (const stream of streamsUpTo(20)) await happen(database, [`elsewhere-${stream}`]);
  await happen(database, ['tally-2']);
  await database.settle();
  expect(await positionIn(pool)).toBe(22n);
  const { rows } = await pool.query('select id from tallies.tally order by id');
  expect(rows).toEqual([{ id: 'tally-1' }, { id: 'tally-2' }]);
});

test('stores the identity of the log from its first event on, even if the area has no events', async () => {
  const database = await following(talliesProjection);
  await happen(database, ['elsewhere-1']);
  const [first] = await database.store.readAll({ limit: 1 });
  await database.settle();
  expect(await checkpointOf('tallies', database.pool)).toMatchObject({ log: first?.id, position: 1n });
});

test('moves all areas together, apart from those that are gone, set back or of another version', async () => {
  const { pool } = await freshDatabase();
  const areas = ['one', 'two', 'three', 'four'].map((schema) => ({ ...talliesProjection, schema }));
  for (const area of areas) await prepare(area, pool);
  await pool.query('drop schema three cascade; update four.checkpoint set version = 2');
  const said: unknown[] = [];
  const late = lateAreas({ pool, log: { warn: (what: unknown) => said.push(what) } });
  const move = { shard: 0, version: 1, shards: 1, log: newId() };
  for (const { schema } of areas)
    late.passLater({ ...move, name: schema, schema, after: schema === 'two' ? 3n : 0n, position: 5n });
  await late.close();
  const positions = ['one', 'two', 'four'].map(async (schema) => (await checkpointOf(schema, pool))?.position);
  expect(await Promise.all(positions)).toEqual([5n, 0n, 0n]);
  const again = (schema: string) => () => late.passLater({ ...move, name: schema, schema, after: 5n, position: 6n });
  for (const schema of ['two', 'three', 'four']) expect(again(schema)).toThrow(`${schema} was set back`);
  again('one')();
  await late.close();
  expect((await checkpointOf('one', pool))?.position).toBe(6n);
  expect(said).toEqual([]);
});

test('moves a locked area after its release, without a further event', async () => {
  const { pool } = await freshDatabase();
  for (const schema of ['held', 'free']) await prepare({ ...talliesProjection, schema }, pool);
  const late = lateAreas({ pool, log: console });
  const holder = await pool.connect();
  await holder.query('begin; select from held.checkpoint for update');
  const move = { shard: 0, version: 1, shards: 1, after: 0n, position: 5n, log: newId() };
  for (const schema of ['held', 'free']) late.passLater({ ...move, name: schema, schema });
  const positions = async () =>
    await Promise.all(['held', 'free'].map(async (schema) => (await checkpointOf(schema, pool))?.position));
  await eventually(async () => expect(await positions()).toEqual([0n, 5n]));
  await holder.query('rollback');
  holder.release();
  await eventually(async () => expect(await positions()).toEqual([5n, 5n]));
  await late.close();
});

/** A projection that is being followed in all its shards until the test ends. */
async function following(projection: typeof talliesProjection) {
  const database = await freshDatabase();
  const { pool, store, settling } = database;
  await prepare(projection, pool);
  await pool.query(`create table public.moves (at timestamptz not null default now());
    create function public.note() returns trigger language plpgsql as $$
      begin insert into public.moves default values; return null; end $$;
    create trigger note after update on tallies.checkpoint for each row execute function public.note()`);
  const stop = new AbortController();
  const positions: bigint[] = [];
  const runs = Array.from({ length: projection.shards ?? 1 }, (_, shard) => {
    const tell = settling.follows(`shard ${shard}`);
    const reached = (position: bigint) => {
      positions[shard] = position;
      tell(position);
    };
    return follow(projection, {
      pool,
      store,
      late: lateAreas({ pool, log: console }),
      shard,
      signal: stop.signal,
      reached,
    });
  });
  onTestFinished(async () => {
    stop.abort();
    await Promise.all(runs);
  });
  const moves = async () =>
    (await pool.query<{ count: number }>('select count(*)::int as count from moves')).rows[0]?.count ?? 0;
  return { ...database, moves, reached: () => positions.reduce((a, b) => (a < b ? a : b)) };
}

const positionIn = async (pool: Pool) => (await checkpointOf('tallies', pool))?.position;
