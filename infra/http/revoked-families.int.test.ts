import { expect, onTestFinished, test } from 'vitest';
import { collected } from '#infra/lab/testing/collected.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { familyRevoked } from '../postgres/channels.ts';
import { listenTo } from '../postgres/notifications.ts';
import { watchRevokedFamilies } from './revoked-families.ts';

const deaf = { on: () => () => {} };
const anHour = 3_600_000;

test('tells every other process once about a revoked sign-in', async () => {
  const { pool, watched, revoke } = await families();
  const other = await listenTo(String(pool.options.connectionString));
  onTestFinished(other.close);
  const here = await watched(other, anHour);
  const told = collected<string>();
  here.onRevoked(told.add);
  await revoke('laptop');
  await revoke('laptop');
  await revoke('phone');
  await told.until((all) => all.includes('phone'));
  expect(told.all).toEqual(['laptop', 'phone']);
  expect(here.has('phone')).toBe(true);
  expect(here.has('tablet')).toBe(false);
});

test('soon finds a revoked sign-in without a notification', async () => {
  const { watched, revoke } = await families();
  const here = await watched(deaf, 20);
  const told = collected<string>();
  here.onRevoked(told.add);
  await revoke('laptop');
  await told.until((all) => all.length > 0);
  expect(here.has('laptop')).toBe(true);
  expect(told.all).toEqual(['laptop']);
});

test('loads revoked sign-ins at the start while their tokens may be valid', async () => {
  const { pool, watched, revoke } = await families();
  await revoke('laptop');
  await revoke('phone');
  await pool.query(`update ops.refresh_family set revoked_at = now() - interval '1 hour' where id = 'phone'`);
  const here = await watched(deaf, anHour);
  expect([here.has('laptop'), here.has('phone')]).toEqual([true, false]);
});

async function families() {
  const { pool } = await freshDatabase();
  await pool.query(`insert into ops.refresh_family (id, user_id, expires_at)
    select id, 'ada', now() + interval '1 day' from unnest('{laptop,phone,tablet}'::text[]) id`);
  return {
    pool,
    async watched(notifications: Parameters<typeof watchRevokedFamilies>[0]['notifications'], everyMs: number) {
      const watch = await watchRevokedFamilies({ pool, notifications }, everyMs);
      onTestFinished(watch.close);
      return watch;
    },
    async revoke(id: string) {
      await pool.query('update ops.refresh_family set revoked_at = coalesce(revoked_at, now()) where id = $1', [id]);
      await pool.query(`select pg_notify('${familyRevoked}', $1)`, [id]);
    },
  };
}
