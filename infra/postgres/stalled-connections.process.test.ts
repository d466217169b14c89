import { expect, onTestFinished, test, vi } from 'vitest';
import { startTcpProxy } from '#infra/lab/testing/tcp-proxy.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { eventsAppended } from './channels.ts';
import { isDatabaseAway } from './database-away.ts';
import { listenTo } from './notifications.ts';
import { createPool } from './pool.ts';

test('reports the database as away when the network swallows everything', async () => {
  const { pool, proxy } = await behindProxy();
  await pool.query('select 1');
  proxy.silence();
  const old = pool.query('select 1').catch((error) => error);
  // The pool has to make a new connection for this.
  const client = await Promise.race([pool.connect().catch((error) => error), old]);
  expect([isDatabaseAway(await old), isDatabaseAway(client)]).toEqual([true, true]);
  proxy.speak();
  expect((await pool.query('select 1')).rowCount).toBe(1);
});

test('reports the database as away on a silently dead connection, and replaces it', async () => {
  const { pool, proxy } = await behindProxy();
  await pool.query('select 1');
  proxy.strand();
  expect(isDatabaseAway(await pool.query('select 1').catch((error) => error))).toBe(true);
  expect((await pool.query('select 1')).rowCount).toBe(1);
});

test('allows long queries and idle connections', async () => {
  const { pool } = await behindProxy();
  const silent = await pool.connect();
  expect((await pool.query('select pg_sleep(6)')).rowCount).toBe(1);
  expect((await silent.query('select 1')).rowCount).toBe(1);
  silent.release();
});

test('releases the locks of a dead connection soon', async () => {
  const { direct, pool, proxy } = await behindProxy();
  const client = await pool.connect();
  await client.query('begin; select pg_advisory_xact_lock(7)');
  proxy.strand();
  await client.query('select 1').catch(() => client.release(true));
  const others = createPool(direct);
  onTestFinished(() => others.end());
  const isFree = async () => (await others.query('select pg_try_advisory_xact_lock(7) as free')).rows[0].free;
  // Postgres itself would end that transaction after 15 s.
  await vi.waitFor(async () => expect(await isFree()).toBe(true), { timeout: 10_000, interval: 50 });
});

test('tells listeners on a silently dead connection that they may have missed something', async () => {
  const { url, proxy } = await behindProxy();
  const notifications = await listenTo(url);
  onTestFinished(() => notifications.close());
  const heard: unknown[] = [];
  notifications.on(eventsAppended, (payload) => heard.push(payload));
  proxy.strand();
  await vi.waitFor(() => expect(heard).toEqual([undefined]), { timeout: 60_000, interval: 50 });
});

async function behindProxy() {
  const { url: direct } = await freshDatabase();
  const { hostname, port } = new URL(direct);
  const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  const url = new URL(direct);
  url.port = String(proxy.port);
  const pool = createPool(url.href);
  onTestFinished(async () => {
    await proxy.close();
    await pool.end();
  });
  return { url: url.href, direct, pool, proxy };
}
