import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createPool } from '../postgres/pool.ts';
import { freshDatabase } from '../postgres/test-database.ts';
import { stateMetrics } from './state-metrics.ts';

test('that the database is away is told, and keeps nobody from reading the rest', async () => {
  const { url, store } = await freshDatabase();
  const registry = new Registry();
  const pool = createPool(url);
  const lookUp = stateMetrics(registry, { pool, store });
  await lookUp();
  expect(await registry.metrics()).toContain('rostra_database_up 1');
  await pool.end();
  await lookUp();
  expect(await registry.metrics()).toContain('rostra_database_up 0');
});

test('of a read model that is dropped no lag is told any more', async () => {
  const { pool, store } = await freshDatabase();
  await pool.query(
    'create schema area; create table area.checkpoint (position bigint); insert into area.checkpoint values (0)',
  );
  const registry = new Registry();
  const lookUp = stateMetrics(registry, { pool, store });
  await lookUp();
  expect(await registry.metrics()).toContain('projection="area"');
  await pool.query('drop schema area cascade');
  await lookUp();
  expect(await registry.metrics()).not.toContain('projection="area"');
});
