import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { deleteWholeAllowances, giveBackAllowance, takeAllowance } from './allowance.ts';

const use = { key: 'guess ada', allowance: { most: 10, hours: 1 } };

test('allows half at once and the rest over time, and never more than all in any hour', async () => {
  const { once, later } = await counted();
  let used = 0;
  for (let minute = 0; minute < 60; minute++) {
    while ((await once()) === 0) used += 1;
    await later(1);
  }
  expect(used).toBe(9);
  await later(60);
  for (let count = 0; count < 5; count++) expect(await once()).toBe(0);
  expect(await once()).toBeGreaterThan(0);
});

test('tells callers how long to wait, and limits concurrent ones too', async () => {
  const { once, later } = await counted();
  const answers = await Promise.all(Array.from({ length: 12 }, once));
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(5);
  expect(Math.max(...answers)).toBeGreaterThan(700);
  expect(Math.max(...answers)).toBeLessThanOrEqual(720);
  await later(12);
  expect(await once()).toBe(0);
});

test('allows returned uses again, and counts each key separately', async () => {
  const { pool, once } = await counted();
  for (let count = 0; count < 5; count++) await once();
  await giveBackAllowance(pool, use);
  expect(await once()).toBe(0);
  expect(await once()).toBeGreaterThan(0);
  expect(await takeAllowance(pool, { ...use, key: 'guess eve' })).toBe(0);
});

test('deletes an allowance that is full again', async () => {
  const { pool, once, later } = await counted();
  await once();
  await deleteWholeAllowances(pool);
  expect((await pool.query('select 1 from ops.allowance')).rowCount).toBe(1);
  await later(13);
  await deleteWholeAllowances(pool);
  expect((await pool.query('select 1 from ops.allowance')).rowCount).toBe(0);
});

async function counted() {
  const { pool } = await freshDatabase();
  return {
    pool,
    once: () => takeAllowance(pool, use),
    later: async (minutes: number) => {
      await pool.query(`update ops.allowance set used_until = used_until - $1 * interval '1 minute'`, [minutes]);
    },
  };
}
