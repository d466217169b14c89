import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { catchUp, endOf } from './catch-up.ts';
import { retryParked } from './retry.ts';
import { prepare } from './runner.ts';
import { statusOf } from './status.ts';
import { happen, streamsUpTo, talliesProjection } from './tallies-for-test.ts';
import { verify } from './verify.ts';

const streams = streamsUpTo(50);
/** Data of two bad events: the first cannot be folded, and Postgres refuses the row of the second (a count is an `int`). */
const poisons = [{ poison: true }, { by: 5_000_000_000 }];

test.each(poisons)('parks the stream of an event with %j, and goes on with the others', async (data) => {
  const database = await freshDatabase();
  const { pool } = database;
  await happen(database, streams);
  await happen(database, ['tally-7', 'tally-33'], { data, after: 0 });
  await happen(database, streams.toSpliced(33, 1).toSpliced(7, 1), { after: 0 });
  await happen(database, ['tally-7'], { after: 1 });
  await project(database);

  const counts = await countsIn(pool);
  expect(counts.get('tally-7')).toBe(1);
  expect(counts.get('tally-33')).toBe(1);
  expect([...counts.values()].filter((count) => count === 2)).toHaveLength(48);
  const { rows } = await pool.query('select stream, error is null as later from tallies.parked order by position');
  expect(rows).toEqual([
    { stream: 'tally-7', later: false },
    { stream: 'tally-33', later: false },
    { stream: 'tally-7', later: true },
  ]);
});

test('keeps a stream parked when more of its events arrive', async () => {
  const database = await freshDatabase();
  await happen(database, ['tally-1'], { data: { poison: true } });
  await project(database);
  await happen(database, ['tally-1'], { after: 0 });
  await project(database);
  expect(await countsIn(database.pool)).toEqual(new Map());
  const { parkedStreams, lag } = await statusOf(talliesProjection, database, new Date());
  expect({ parkedStreams, lag: lag.events }).toEqual({ parkedStreams: 1, lag: 0 });
});

test('folds parked events in a retry with fixed code, with the same rows as a rebuild', async () => {
  const database = await freshDatabase();
  await happen(database, ['tally-1', 'tally-2']);
  await happen(database, ['tally-1'], { data: { poison: true }, after: 0 });
  await happen(database, ['tally-1'], { after: 1 });
  await project(database);
  expect(await retryParked(talliesProjection, database)).toEqual({ folded: 0, streams: 1 });

  expect(await retryParked(mended, database)).toEqual({ folded: 2, streams: 0 });
  expect(await countsIn(database.pool)).toEqual(
    new Map([
      ['tally-1', 3],
      ['tally-2', 1],
    ]),
  );
  expect((await verify(mended, database)).flatMap(({ differing }) => differing)).toEqual([]);
});

test('loses no event that is parked during a retry of its stream', async () => {
  const database = await freshDatabase();
  const { store } = database;
  await happen(database, ['tally-1'], { data: { poison: true } });
  await project(database);
  let projecting: Promise<void> | undefined;
  const readStream = async (stream: string) => {
    const history = await store.readStream(stream);
    await happen(database, ['tally-1'], { after: 0 });
    // The projection either runs before the retry continues, or waits for the end of the retry.
    projecting = project(database);
    await Promise.race([projecting, sleep(500)]);
    return history;
  };
  await retryParked(mended, { ...database, store: { ...store, readStream } });
  await projecting;
  await retryParked(mended, database);
  expect(await countsIn(database.pool)).toEqual(new Map([['tally-1', 2]]));
});

test('keeps a stream parked when Postgres refuses the retry', async () => {
  const database = await freshDatabase();
  await happen(database, ['tally-1'], { data: { by: 5_000_000_000 } });
  await project(database);
  expect(await retryParked(talliesProjection, database)).toEqual({ folded: 0, streams: 1 });
});

const mended = {
  ...talliesProjection,
  readModels: talliesProjection.readModels.map((model): typeof model => ({
    ...model,
    fold: (row, event) => model.fold(row, { ...event, data: {} }),
  })),
};

type Database = Awaited<ReturnType<typeof freshDatabase>>;

async function project(database: Database) {
  await prepare(talliesProjection, database.pool);
  await catchUp(talliesProjection, database, { end: await endOf(database.store) });
}

async function countsIn(pool: Pool) {
  const { rows } = await pool.query<{ id: string; count: number }>('select id, count from tallies.tally order by id');
  return new Map(rows.map(({ id, count }) => [id, count]));
}
