import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { fairPool } from './fair-pool.ts';

test('a person’s statement does not wait for fifty slow ones of another person', async () => {
  const { pool } = await freshDatabase();
  const order: string[] = [];
  const slow = Array.from({ length: 50 }, () =>
    fairPool(pool, 'eve')
      .query('select pg_sleep(0.1)')
      .then(() => order.push('eve')),
  );
  const quick = fairPool(pool, 'ada')
    .query('select 1')
    .then(() => order.push('ada'));
  await Promise.all([quick, ...slow]);
  expect(order.indexOf('ada')).toBeLessThanOrEqual(pool.options.max);
  expect(order).toHaveLength(51);
});

test('limits the waiting statements of one person, and answers other people', async () => {
  const { pool } = await freshDatabase();
  const flood = Array.from({ length: pool.options.max + 301 }, () =>
    fairPool(pool, 'eve').query('select pg_sleep(0.01)'),
  );
  const refused = (await Promise.allSettled(flood)).filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'too_many_requests' } }]);
  expect((await fairPool(pool, 'ada').query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
