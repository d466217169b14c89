import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { noStream } from '#infra/event-store/event-store.ts';
import { newEvent } from '#infra/lab/testing/event-store/event-store-suite.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { createInstruments } from '#infra/metrics/instruments.ts';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { unlessUnderWay } from '#infra/postgres/one-at-a-time.ts';
import { dropOldReadModels } from '#infra/queue/projection-job.ts';
import { keepSlots } from '#infra/schedule/keep-slots.ts';
import type { Deps } from '#infra/service.ts';
import { createSettling } from '#infra/start-up/settling.ts';
import { projections } from './service.ts';

test('builds and swaps read models of an earlier version at the start', async () => {
  const database = await freshDatabase();
  await database.store.append(stream, noStream, [reserved]);
  await servedBy(database);
  await database.pool.query('update quotas.checkpoint set version = 0; update quotas.quota_usage set relaxed = 99');

  const { settle } = await start(database);
  expect(await relaxedIn(database, 'quotas')).toEqual([1]);
  expect(await relaxedIn(database, 'quotas__old')).toEqual([99]);
  await database.store.append(stream, 0, [{ ...reserved, ...fresh() }]);
  await settle();
  expect(await relaxedIn(database, 'quotas')).toEqual([2]);
});

test('leaves read models of a later version unchanged at the start', async () => {
  const database = await freshDatabase();
  await database.store.append(stream, noStream, [reserved]);
  await servedBy(database);
  await database.pool.query('update quotas.checkpoint set version = 99');
  const { fault } = await start(database);
  expect(await fault).toContain('quotas serves version 99');
  expect(await relaxedIn(database, 'quotas')).toEqual([1]);
});

test('drops old schemas after a week in a scheduled job, never two at once', async () => {
  const { pool, due, old } = await withOldSchemas({ quotas: '7.1 days', users: '6.9 days' });
  await unlessUnderWay(pool, advisoryLocks.oldReadModels, () => due('2026-03-01T10:35:30Z'));
  expect(await old()).toEqual(['quotas__old', 'users__old']);
  await due('2026-03-01T11:35:30Z');
  expect(await old()).toEqual(['users__old']);
  const { rows } = await pool.query('select state from ops.job where kind = $1', [dropOldReadModels.name]);
  expect(rows).toEqual([{ state: 'done' }, { state: 'done' }]);
});

test('drops other old schemas if one cannot be dropped, and retries the job', async () => {
  const { pool, due, old } = await withOldSchemas({ quotas: '7.1 days', users: '7.1 days' });
  await pool.query(`comment on schema users__old is '2026-99-99'`);
  await due('2026-03-01T10:35:30Z');
  expect(await old()).toEqual(['users__old']);
  const { rows } = await pool.query('select state, attempt from ops.job where kind = $1', [dropOldReadModels.name]);
  expect(rows).toEqual([{ state: 'queued', attempt: 1 }]);
});

type Database = Awaited<ReturnType<typeof freshDatabase>>;

const stream = `quota-${'a'.repeat(32)}_202611`;
const fresh = () => ({ id: newEvent().id });
const reserved = {
  ...newEvent(),
  type: 'AnalysisReserved',
  data: { sessionId: 's', analysisClass: 'relaxed' },
};

async function start({ pool, store, notifications }: Database) {
  let told: (line: string) => void = () => {};
  const fault = new Promise<string>((resolve) => {
    told = resolve;
  });
  const http = Fastify({ logger: { level: 'error', stream: { write: told } } });
  const { settling, settle } = createSettling({ pool, asStored: store, notifications });
  const instruments = createInstruments();
  await projections({ http, pool, store, notifications, instruments, settling } as unknown as Deps);
  onTestFinished(() => http.close());
  return { fault, settle, stop: () => http.close() };
}

/** A running service with old schemas of these ages, by area. `due`: runs everything that is due at this time. */
async function withOldSchemas(ages: Readonly<Record<string, string>>) {
  const database = await freshDatabase();
  const { pool } = database;
  await servedBy(database);
  for (const area of Object.keys(ages)) await pool.query(`update ${area}.checkpoint set version = 0`);
  const { settle } = await start(database);
  await settle();
  for (const [area, age] of Object.entries(ages))
    await pool.query(
      `do $$ begin execute format('comment on schema ${area}__old is %L', now() - interval '${age}'); end $$`,
    );
  return {
    pool,
    async due(time: string) {
      expect(await keepSlots(pool, dropOldReadModels, new Date(time))).toBe(1);
      await settle();
    },
    async old() {
      const { rows } = await pool.query<{ name: string }>(
        `select nspname as name from pg_namespace where nspname ~ '__old$' order by 1`,
      );
      return rows.map(({ name }) => name);
    },
  };
}

/** Starts the service once and stops it. */
async function servedBy(database: Database) {
  const { settle, stop } = await start(database);
  await settle();
  await stop();
}

async function relaxedIn({ pool }: Database, schema: string) {
  const { rows } = await pool.query<{ relaxed: number }>(`select relaxed from ${schema}.quota_usage`);
  return rows.map(({ relaxed }) => relaxed);
}
