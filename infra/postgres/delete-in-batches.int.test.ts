import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { deleteInBatches } from './delete-in-batches.ts';

test('deletes matching rows in batches, and keeps the rest', async () => {
  const { pool } = await freshDatabase();
  await pool.query('create table numbers as select generate_series(1, 25) as number');
  expect(await deleteInBatches(pool, { table: 'numbers', where: 'number <= 20' }, 6)).toBe(20);
  expect(await deleteInBatches(pool, { table: 'numbers', where: 'number <= 20' }, 6)).toBe(0);
  expect((await pool.query('select min(number) as min, count(*)::int as count from numbers')).rows).toEqual([
    { min: 21, count: 5 },
  ]);
});
