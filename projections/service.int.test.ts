import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { noStream } from '#infra/event-store/event-store.ts';
import { newEvent } from '#infra/event-store/event-store-suite.ts';
import { createInstruments } from '#infra/metrics/instruments.ts';
import { freshDatabase } from '#infra/postgres/test-database.ts';
import type { Deps } from '#infra/service.ts';
import { eventually } from '#infra/testing/eventually.ts';
import { quotasProjection } from './quotas/projection.ts';
import { projections } from './service.ts';
import { statusOf } from './status.ts';

test('at start read models of an earlier version are built beside it and take its place', async () => {
  const database = await freshDatabase();
  await database.store.append(stream, noStream, [reserved]);
  await servedBy(database);
  await database.pool.query('update quotas.checkpoint set version = 0; update quotas.quota_usage set relaxed = 99');

  await start(database);
  expect(await relaxedIn(database, 'quotas')).toEqual([1]);
  expect(await relaxedIn(database, 'quotas__old')).toEqual([99]);
  await database.store.append(stream, 0, [{ ...reserved, ...fresh() }]);
  await eventually(async () => expect(await relaxedIn(database, 'quotas')).toEqual([2]));
});

test('at start read models of a later version are left to it', async () => {
  const database = await freshDatabase();
  await database.store.append(stream, noStream, [reserved]);
  await servedBy(database);
  await database.pool.query('update quotas.checkpoint set version = 99');
  const { said } = await start(database);
  await eventually(() => expect(said.join()).toContain('quotas serves version 99'));
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
  const said: string[] = [];
  const http = Fastify({ logger: { level: 'error', stream: { write: (line) => void said.push(line) } } });
  await projections({ http, pool, store, notifications, instruments: createInstruments() } as unknown as Deps);
  onTestFinished(() => http.close());
  return { said, stop: () => http.close() };
}

/** A first start, and its end. */
async function servedBy(database: Database) {
  const { stop } = await start(database);
  const reached = async () => (await statusOf(quotasProjection, database, new Date())).served?.position;
  await eventually(async () => expect(await reached()).toBe(1n));
  await stop();
}

async function relaxedIn({ pool }: Database, schema: string) {
  const { rows } = await pool.query<{ relaxed: number }>(`select relaxed from ${schema}.quota_usage`);
  return rows.map(({ relaxed }) => relaxed);
}
