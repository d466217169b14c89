import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { keptNowhere as kept } from '#infra/lab/testing/proof/kept-nowhere.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import type { Role } from '../config/settings.ts';
import { noStream } from '../event-store/event-store.ts';
import { lagLook } from '../health/lag.ts';
import { createPool } from '../postgres/pool.ts';
import { catchUpChain } from '../proof/chain-reader.ts';
import { keepVerification } from '../proof/chain-status.ts';
import { headKey } from '../proof/head-keys.ts';
import { signHead } from '../proof/heads.ts';
import { verifyChain } from '../proof/verify-chain.ts';
import { stateMetrics } from './state-metrics.ts';

test('reports that the database is away, and still serves the other metrics', async () => {
  const { url, store } = await freshDatabase();
  const registry = new Registry();
  const pool = createPool(url);
  const lookUp = stateMetrics(registry, { pool, store, kept, lags: lagLook({ pool, store }) });
  await lookUp();
  expect(await registry.metrics()).toContain('rostra_database_up 1');
  await pool.end();
  await lookUp();
  expect(await registry.metrics()).toContain('rostra_database_up 0');
});

test('counts a failed query without reporting the database as away', async () => {
  const { pool, store } = await freshDatabase();
  const registry = new Registry();
  const lags = () => Promise.reject(new Error('the log is away'));
  await stateMetrics(registry, { pool, store, kept, lags })();
  const shown = await registry.metrics();
  expect(shown).toContain('rostra_looks_failed 1');
  expect(shown).toContain('rostra_database_up 1');
});

test('reports an empty queue as zero', async () => {
  const { pool, store } = await freshDatabase();
  const registry = new Registry();
  const lookUp = stateMetrics(registry, { pool, store, kept, lags: lagLook({ pool, store }) });
  await pool.query(`insert into ops.job (id, kind, key, owner_id, payload, priority, max_attempts, run_at)
    values ('1', 'analysis', '1', 'ada', '{}', 0, 1, now() - interval '1 minute')`);
  await lookUp();
  expect(await registry.metrics()).toMatch(/rostra_job_oldest_seconds\{kind="analysis"\} [1-9]/);
  await pool.query('delete from ops.job');
  await lookUp();
  expect(await registry.metrics()).toContain('rostra_job_oldest_seconds{kind="analysis"} 0');
});

test('reports no lag of a dropped read model', async () => {
  const { pool, store } = await freshDatabase();
  await pool.query(
    'create schema area; create table area.checkpoint (position bigint); insert into area.checkpoint values (0)',
  );
  const registry = new Registry();
  const lookUp = stateMetrics(registry, { pool, store, kept, lags: lagLook({ pool, store }) });
  await lookUp();
  expect(await registry.metrics()).toContain('projection="area"');
  await pool.query('drop schema area cascade');
  await lookUp();
  expect(await registry.metrics()).not.toContain('projection="area"');
});

test('reports no lag of builds and previous read models, which nothing follows', async () => {
  const { pool, store } = await freshDatabase();
  for (const schema of ['area', 'area__next', 'area__old'])
    await pool.query(`create schema ${schema}; create table ${schema}.checkpoint as select 0::bigint as position`);
  const shown = await look({ pool, store, kept });
  expect(shown).toContain('projection="area"');
  expect(shown).not.toContain('area__');
});

test('reports position, faults and waiting heads of the chain over the log', async () => {
  const { pool, store } = await freshDatabase();
  expect(await look({ pool, store, kept })).toContain('rostra_chain_entries 0');
  await store.append('a-1', noStream, [newEvent(), newEvent()]);
  expect(await look({ pool, store, kept })).toContain('rostra_chain_lag_events 2');
  await catchUpChain({ pool, asStored: store });
  await signHead(pool, await headKey('k'.repeat(32), ''));
  await pool.query(`insert into proof.sending (target, failures) values ('url', 3)`);
  await keepVerification(pool, { ...(await verifyChain({ pool, asStored: store })), faults: [cut] }, 0.1);
  const shown = await look({ pool, store, kept });
  expect(shown).toContain('rostra_chain_entries 2');
  expect(shown).toContain('rostra_chain_lag_events 0');
  expect(shown).toContain('rostra_chain_faults 1');
  expect(shown).toContain('rostra_chain_heads_waiting{target="url"} 1');
  expect(shown).toContain('rostra_chain_sending_failures{target="url"} 3');
  expect(shown).toMatch(/^rostra_chain_verified_seconds 0\.\d+/m);
  expect(shown).toMatch(/^rostra_chain_head_seconds \d+\.\d+/m);
});

const cut = { what: 'cut', size: 3, time: '2026-01-01T00:00:00.000Z', isKept: false, since: 0 } as const;

test('reports the largest lag of several shards', async () => {
  const { pool, store } = await freshDatabase();
  for (const stream of ['a-1', 'a-2', 'a-3']) await store.append(stream, noStream, [newEvent()]);
  await pool.query(
    `create schema area; create table area.checkpoint as select n::bigint as position from generate_series(1, 3) n`,
  );
  expect(await look({ pool, store, kept })).toContain('rostra_projection_lag_events{projection="area"} 2');
});

test('counts parked streams for each area', async () => {
  const { pool, store } = await freshDatabase();
  for (const schema of ['ill', 'well', 'ill__old'])
    await pool.query(`create schema ${schema}; create table ${schema}.parked (stream text)`);
  await pool.query(
    `insert into ill.parked values ('a-1'), ('a-1'), ('a-2'); insert into ill__old.parked values ('a-1')`,
  );
  const shown = await look({ pool, store, kept });
  expect(shown).toContain('rostra_parked_streams{projection="ill"} 2');
  expect(shown).toContain('rostra_parked_streams{projection="well"} 0');
  expect(shown).not.toContain('ill__old');
});

test('reports the progress of a running build in every process', async () => {
  const { pool, store } = await freshDatabase();
  await pool.query(
    `insert into ops.projection_work (area, what, position, end_position, started_at)
     values ('area', 'rebuild', 250, 1000, now() - interval '10 seconds')`,
  );
  const shown = await look({ pool, store, kept });
  expect(shown).toContain('rostra_projection_work_position{projection="area",what="rebuild"} 250');
  expect(shown).toContain('rostra_projection_work_end{projection="area",what="rebuild"} 1000');
  expect(shown).toContain('rostra_projection_work_seconds_left{projection="area",what="rebuild"} 30');
  await pool.query('update ops.projection_work set finished_at = now()');
  expect(await look({ pool, store, kept })).not.toContain('what="rebuild"');
});

test('reports the number of unsealed events and the progress of sealing', async () => {
  const { pool, store } = await freshDatabase();
  expect(await look({ pool, store, kept })).toMatch(/^rostra_unsealed_events 0$/m);
  await pool.query('update ops.sealing set unsealed = 7, position = 250, end_position = 1000');
  const shown = await look({ pool, store, kept });
  for (const line of ['rostra_unsealed_events 7', 'rostra_sealing_position 250', 'rostra_sealing_end 1000'])
    expect(shown).toContain(line);
});

test('reports how often the subscription was resumed, if the log has one', async () => {
  const { pool, store } = await freshDatabase();
  const resumes = { burst: 3, outage: 0, closed: 0, silence: 1 };
  const shown = await look({ pool, store, kept, resumes: () => resumes });
  expect(shown).toContain('rostra_subscription_resumes_total{reason="burst"} 3');
  expect(shown).toContain('rostra_subscription_resumes_total{reason="silence"} 1');
  expect(await look({ pool, store, kept })).not.toContain('subscription_resumes');
});

test('reports a role taken by another process until it is back', async () => {
  const { pool, store } = await freshDatabase();
  const registry = new Registry();
  let roles: readonly Role[] = ['reactions'];
  const lookUp = stateMetrics(registry, { pool, store, kept, lags: lagLook({ pool, store }), lostRoles: () => roles });
  await lookUp();
  expect(await registry.metrics()).toContain('rostra_roles_lost{role="reactions"} 1');
  roles = [];
  await lookUp();
  expect(await registry.metrics()).not.toContain('rostra_roles_lost{');
});

async function look(needs: Omit<Parameters<typeof stateMetrics>[1], 'lags'>): Promise<string> {
  const registry = new Registry();
  const lookUp = stateMetrics(registry, { ...needs, lags: lagLook(needs) });
  // A second look must not add to the first.
  await lookUp();
  await lookUp();
  return registry.metrics();
}
