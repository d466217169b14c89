import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { isDatabaseAway } from './database-away.ts';
import { createPool } from './pool.ts';

test('treats a cut connection as an absent database', async () => {
  const { pool } = await freshDatabase();
  const [cut, ended] = [await pool.connect(), await pool.connect()];
  const [dies, isEnded] = [cut, ended].map((client) => client.query('select pg_sleep(20)').catch((error) => error));
  (cut as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(20)'
    and pid <> pg_backend_pid()`);
  expect([isDatabaseAway(await dies), isDatabaseAway(await isEnded)]).toEqual([true, true]);
  const unusable = await cut.query('select 1').catch((error) => error);
  expect(isDatabaseAway(unusable)).toBe(true);
  for (const client of [cut, ended]) client.release(true);
});

test('treats a closed port as an absent database, but not a wrong query', async () => {
  const nobody = createPool('postgres://postgres@127.0.0.1:1/postgres');
  expect(isDatabaseAway(await nobody.query('select 1').catch((error) => error))).toBe(true);
  const { pool } = await freshDatabase();
  expect(isDatabaseAway(await pool.query('select nonsense').catch((error) => error))).toBe(false);
  expect(isDatabaseAway(undefined)).toBe(false);
  const nowhere = createPool('postgres://postgres@nowhere.invalid/postgres');
  expect(isDatabaseAway(await nowhere.query('select 1').catch((error) => error))).toBe(true);
});
