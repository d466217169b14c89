import { setImmediate } from 'node:timers/promises';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { refuse } from '#domain/kernel/errors.ts';
import { type QuotaCommand, quotaDecider } from '#domain/quotas/decider.ts';
import type { QuotaEvent } from '#domain/quotas/events.ts';
import { type EventStore, noStream } from '#infra/event-store/event-store.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { currentContext } from '#infra/logging/context.ts';
import { type Database, type React, startFollower } from './follower-for-test.ts';
import { causedBy } from './reaction.ts';
import { pauseAfter } from './reactions.ts';

test('a failing event blocks later events only; after a retry each event has one job', async () => {
  const database = await freshDatabase();
  await append(database.store, 'user-1', 'user-2', 'user-3', 'user-4');
  let isAway = true;
  const react: React = async ({ stream }, { put }) => {
    if (isAway && stream === 'user-3') throw new Error('the post office is closed');
    put(letterTo(stream));
  };
  const { saysSoon } = startFollower(database, react);
  await saysSoon(/the post office is closed.*starts again/);
  expect(await letters(database.pool)).toEqual(['user-1', 'user-2']);
  expect(await positionOf(database.pool)).toBe('2');

  isAway = false;
  await database.settle();
  expect(await positionOf(database.pool)).toBe('4');
  expect(await letters(database.pool)).toEqual(['user-1', 'user-2', 'user-3', 'user-4']);
});

test('an event that cannot be stored does not lose the others', async () => {
  const database = await freshDatabase();
  const { pool } = database;
  await append(database.store, 'user-1', 'user-2', 'user-3', 'user-4');
  let priority = Number.NaN;
  const { saysSoon } = startFollower(database, async ({ stream }, { put }) =>
    put({ ...letterTo(stream), ...(stream === 'user-3' && { priority }) }),
  );
  await saysSoon(/violates not-null constraint.*starts again/);
  expect(await letters(pool)).toEqual(['user-1', 'user-2']);
  expect(await positionOf(pool)).toBe('2');
  priority = 1;
  await database.settle();
  expect(await letters(pool)).toHaveLength(4);
});

test('logs a repeatedly failing event once, and retries it with growing pauses', async () => {
  const database = await freshDatabase();
  await append(database.store, 'user-1');
  let tries = 0;
  const { said } = startFollower(database, async () => {
    if (++tries <= 4) throw new Error('the post office is closed');
  });
  await database.settle();
  expect(tries).toBe(5);
  expect(said.filter((line) => line.includes('starts again'))).toHaveLength(1);
  expect([0, 1, 2, 4, 9, 1_000].map(pauseAfter)).toEqual([250, 250, 500, 2_000, 60_000, 60_000]);
});

test('events before a failing one count as progress only once', async () => {
  const database = await freshDatabase();
  // More events of other streams than one read returns.
  for (let n = 0; n < 3; n++)
    await database.store.append(`other-${n}`, noStream, Array.from({ length: 1_000 }, newEvent));
  await append(database.store, 'user-1');
  let tries = 0;
  const { said } = startFollower(database, async () => {
    if (++tries <= 4) throw new Error('the post office is closed');
  });
  await database.settle();
  expect(tries).toBe(5);
  expect(said.filter((line) => line.includes('starts again'))).toHaveLength(1);
});

test('logs and skips an event that the rules refuse, but retries after a lost race', async () => {
  const database = await freshDatabase();
  await append(database.store, 'user-1', 'user-2', 'user-3');
  let races = 0;
  const { said } = startFollower(database, async ({ stream }, { put }) => {
    if (stream === 'user-2') refuse('not_found');
    if (stream === 'user-3' && races++ < 3) refuse('conflict');
    put(letterTo(stream));
  });
  await database.settle();
  expect(await letters(database.pool)).toEqual(['user-1', 'user-3']);
  expect(await positionOf(database.pool)).toBe('3');
  expect(said.filter((line) => line.includes('reaction met was refused'))).toHaveLength(1);
});

test('handles events of one stream in order, and streams in parallel', async () => {
  const database = await freshDatabase();
  const streams = ['user-1', 'user-2', 'user-3'];
  for (const stream of streams) await database.store.append(stream, noStream, [newEvent(), newEvent(), newEvent()]);
  const underWay: string[] = [];
  const steps: string[] = [];
  const begun: string[] = [];
  const { met } = startFollower(database, async ({ stream, revision }) => {
    begun.push([...underWay, stream].join());
    underWay.push(stream);
    await setImmediate();
    underWay.splice(underWay.indexOf(stream), 1);
    steps.push(`${stream} ${revision}`);
  });
  await database.settle();
  expect(met).toHaveLength(9);
  for (const stream of streams)
    expect(steps.filter((step) => step.startsWith(stream))).toEqual(
      [0, 1, 2].map((revision) => `${stream} ${revision}`),
    );
  expect(begun.filter((together) => new Set(together.split(',')).size < together.split(',').length)).toEqual([]);
  expect(begun).toContain('user-1,user-2,user-3');
});

test('handles many events with commands to one stream at the first try', async () => {
  const database = await freshDatabase();
  const streams = Array.from({ length: 30 }, (_, number) => `user-${number}`);
  await append(database.store, ...streams);
  const { said } = startFollower(database, reserve);
  await database.settle();
  expect(said).toEqual([]);
  expect(await reservedIn(database)).toEqual(streams.toSorted());
});

test('stores each consequence once despite two followers and a lost connection', async () => {
  const database = await freshDatabase();
  const { pool, store } = database;
  await pool.query('create table written (stream text, correlation_id text)');
  const streams = Array.from({ length: 120 }, (_, number) => `user-${String(number).padStart(3, '0')}`);
  let losses = 0;
  const react: React = async (event, tools) => {
    const { stream, position } = event;
    await reserve(event, tools);
    tools.put(letterTo(stream));
    if (position % 15n !== 0n) return;
    tools.write(async (client) => {
      await client.query('insert into written values ($1, $2)', [stream, currentContext()?.correlationId]);
      if (position % 30n === 0n && losses++ < 2) await client.query('select pg_terminate_backend(pg_backend_pid())');
    });
  };
  const followers = [startFollower(database, react), startFollower(database, react)];
  await append(store, ...streams);
  await database.settle();
  for (const follower of followers) await follower.stop();

  const events = await store.readAll({ prefixes: ['user-'], limit: 1_000 });
  const wanted = events.filter(({ position }) => position % 15n === 0n);
  const { rows } = await pool.query('select * from written order by stream');
  expect(losses).toBeGreaterThan(0);
  expect(rows).toEqual(wanted.map(({ stream, metadata }) => ({ stream, correlation_id: metadata.correlationId })));
  expect(await letters(pool)).toEqual(streams);
  expect(await reservedIn(database)).toEqual(streams);
  const jobs = await pool.query('select key, correlation_id from ops.job order by key');
  expect(jobs.rows).toEqual(
    events.map(({ stream, metadata }) => ({ key: stream, correlation_id: metadata.correlationId })),
  );
});

test('a follower that was overtaken stores nothing twice', async () => {
  const database = await freshDatabase();
  const { pool, store } = database;
  await append(store, 'user-1', 'user-2', 'user-3', 'user-4');
  let [puts, arrive, goOn] = [0, () => {}, () => {}];
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const put: React = async ({ stream }, tools) => tools.put({ ...letterTo(stream), key: `${stream} ${puts++}` });
  startFollower(database, async (event, tools) => {
    await put(event, tools);
    arrive();
    await gate;
  });
  await arrived;
  const faster = startFollower(database, async (event, tools) => {
    if (event.stream === 'user-3') throw new Error('that far and no further');
    await put(event, tools);
  });
  await faster.saysSoon(/that far and no further.*starts again/);
  expect(await positionOf(pool)).toBe('2');
  await faster.stop();

  goOn();
  await database.settle();
  expect(await positionOf(pool)).toBe('4');
  const { rows } = await pool.query<{ owner_id: string }>('select owner_id from ops.job order by 1');
  expect(rows.map(({ owner_id }) => owner_id)).toEqual(['user-1', 'user-2', 'user-3', 'user-4']);
});

test('skipped events move the checkpoint within a second without a call', async () => {
  const database = await freshDatabase();
  await append(database.store, 'user-1', 'session-1', 'session-2');
  const { met } = startFollower(database, async () => {}, ['SomethingElse']);
  await database.settle();
  await eventually(async () => expect(await positionOf(database.pool)).toBe('3'));
  expect(met).toEqual([]);
});

const letterTo = (stream: string) => ({
  ...({ kind: 'spoken-words', payload: { sessionId: stream } } as const),
  ...{ key: stream, ownerId: stream, priority: 1 },
});

/** Sends one command per event, all to the same stream. */
const reserve: React = async (event, { handle }) => {
  const data = { sessionId: event.stream, analysisClass: 'fast', limit: -1 } as const;
  const command: QuotaCommand = { type: 'ReserveAnalysis', data };
  await handle({ stream: 'quota-1', decider: quotaDecider, command, ...causedBy(event, 'reserve') });
};

async function reservedIn({ store }: Database) {
  const events = (await store.readStream('quota-1')) as readonly QuotaEvent[];
  return events.flatMap(({ type, data }) => (type === 'AnalysisReserved' ? data.sessionId : [])).toSorted();
}

async function append(store: EventStore, ...streams: readonly string[]) {
  for (const stream of streams) await store.append(stream, noStream, [newEvent()]);
}

async function letters(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `select key from ops.job where kind = 'spoken-words' order by run_at, key`,
  );
  return rows.map(({ key }) => key);
}

async function positionOf(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ position: string }>('select position from ops.reaction_checkpoint');
  return rows[0]?.position;
}
