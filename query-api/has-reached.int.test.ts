import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/postgres/test-database.ts';
import { hasReached } from './has-reached.ts';

test('what was written is there once every area, and every shard of it, has passed it', async () => {
  const { pool } = await freshDatabase();
  for (const area of ['one', 'two'])
    await pool.query(`create schema ${area}; create table ${area}.checkpoint as
      select shard, 10::bigint as position from generate_series(0, 3) shard`);
  expect(await hasReached(10n, ['one', 'two'], pool)).toBe(true);
  await pool.query('update one.checkpoint set position = 12; update two.checkpoint set position = 12 where shard <> 2');
  expect(await hasReached(12n, ['one'], pool)).toBe(true);
  expect(await hasReached(12n, ['one', 'two'], pool)).toBe(false);
  const waiting = hasReached(12n, ['one', 'two'], pool);
  await pool.query('update two.checkpoint set position = 12');
  expect(await waiting).toBe(true);
});
