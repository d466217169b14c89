import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { noStream } from '#infra/event-store/event-store.ts';
import { newEvent } from '#infra/lab/testing/event-store/event-store-suite.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { createInstruments } from '#infra/metrics/instruments.ts';
import type { Deps } from '#infra/service.ts';
import { createSettling } from '#infra/start-up/settling.ts';
import { projections } from './service.ts';

test('at start read models of an earlier version are built beside it and take its place', async () => {
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

test('at start read models of a later version are left to it', async () => {
  const database = await freshDatabase();
  await database.store.append(stream, noStream, [reserved]);
  await servedBy(database);
  await database.pool.query('update quotas.checkpoint set version = 99');
  const { fault } = await start(database);
  expect(await fault).toContain('quotas serves version 99');
  expect(await relaxedIn(database, 'quotas')).toEqual([1]);
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

/** A first start, and its end. */
async function servedBy(database: Database) {
  const { settle, stop } = await start(database);
  await settle();
  await stop();
}

async function relaxedIn({ pool }: Database, schema: string) {
  const { rows } = await pool.query<{ relaxed: number }>(`select relaxed from ${schema}.quota_usage`);
  return rows.map(({ relaxed }) => relaxed);
}
