import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { noStream } from '#infra/event-store/event-store.ts';
import { newEvent } from '#infra/lab/testing/event-store/event-store-suite.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { readModelChanged } from '#infra/postgres/channels.ts';
import { lateAreas } from './late-areas.ts';
import { project } from './project.ts';
import { quotasProjection } from './quotas/area.ts';
import { follow, prepare } from './runner.ts';

test('follows the log and notifies the readers of changed rows', async () => {
  const { pool, store, notifications, settling, settle } = await freshDatabase();
  const changes: unknown[] = [];
  notifications.on(readModelChanged, (payload) => changes.push(JSON.parse(payload ?? '')));
  const stop = new AbortController();
  const following = follow(quotasProjection, {
    pool,
    store,
    late: lateAreas({ pool, log: console }),
    signal: stop.signal,
    reached: settling.follows('quotas'),
  });

  const position = await store.append(stream, noStream, [reserved, consumed]);
  await settle();
  expect(await usage(pool)).toEqual([used]);
  const at = { position: position.toString() };
  expect(changes).toEqual([
    { name: 'quota-usage', ...at, rows: [[`${ada}_202611`, ada]] },
    { name: 'quota-ledger', ...at, rows: [[`${ada}_202611-s`, ada]] },
  ]);
  stop.abort();
  await following;
});

test('counts events that are delivered twice once', async () => {
  const { pool } = await freshDatabase();
  await prepare(quotasProjection, pool);
  await project(quotasProjection, step, pool);
  await expect(project(quotasProjection, step, pool)).rejects.toThrow();
  expect(await usage(pool)).toEqual([used]);
});

test('continues folding a row of an earlier batch', async () => {
  const { pool } = await freshDatabase();
  await prepare(quotasProjection, pool);
  await project(quotasProjection, { ...step, position: 1n, events: step.events.slice(0, 1) }, pool);
  await project(quotasProjection, { ...step, after: 1n, events: step.events.slice(1) }, pool);
  expect(await usage(pool)).toEqual([used]);
});

test('ignores an event type that this version does not know', async () => {
  const { pool } = await freshDatabase();
  await prepare(quotasProjection, pool);
  await project(quotasProjection, step, pool);
  const doubled = { ...newEvent(), type: 'QuotaDoubled', stream, revision: 2, position: 3n };
  await project(quotasProjection, { ...step, after: 2n, position: 3n, events: [doubled] }, pool);
  expect(await usage(pool)).toEqual([used]);
});

test('does not change read models of another version', async () => {
  const { pool, store } = await freshDatabase();
  await prepare(quotasProjection, pool);
  await project(quotasProjection, step, pool);
  const other = { ...quotasProjection, version: quotasProjection.version + 1 };
  expect(await prepare(other, pool)).toMatchObject({ version: quotasProjection.version, position: 2n });
  await expect(
    follow(other, { pool, store, late: lateAreas({ pool, log: console }), signal: AbortSignal.abort() }),
  ).rejects.toThrow(`serves version ${quotasProjection.version}`);
  await expect(project(other, { ...step, after: 2n, position: 4n }, pool)).rejects.toThrow();
  expect(await usage(pool)).toEqual([used]);
});

test('continues read models from before streams could be parked', async () => {
  const { pool } = await freshDatabase();
  await prepare(quotasProjection, pool);
  await pool.query('drop table quotas.parked');
  await prepare(quotasProjection, pool);
  await project(quotasProjection, step, pool);
  expect(await usage(pool)).toEqual([used]);
});

const ada = 'a'.repeat(32);
const stream = `quota-${ada}_202611`;
const used = { id: `${ada}_202611`, fast: 0, relaxed: 1, reserved: {} };
const reserved = { ...newEvent(), type: 'AnalysisReserved', data: { sessionId: 's', analysisClass: 'relaxed' } };
const consumed = { ...newEvent(), type: 'AnalysisConsumed', data: { sessionId: 's' } };
const log = newEvent().id;
const step = {
  shard: 0,
  log,
  after: 0n,
  position: 2n,
  events: [
    { ...reserved, stream, revision: 0, position: 1n },
    { ...consumed, stream, revision: 1, position: 2n },
  ],
};

const usage = async (pool: Pool) =>
  (await pool.query('select id, fast, relaxed, reserved from quotas.quota_usage')).rows;
