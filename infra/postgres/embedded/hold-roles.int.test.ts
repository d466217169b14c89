import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import type { Role } from '../../config/settings.ts';
import { advisoryLocks } from '../advisory-locks.ts';
import { FolderTaken, holdRoles } from './hold-roles.ts';

test('a role has one process on a folder, and a second one is told which', async () => {
  const { hold } = await folder();
  const release = await hold('query-api', 'projections');
  await expect(hold('projections', 'command-api')).rejects.toThrow(
    new FolderTaken(
      `The data folder /data is taken: process ${process.pid} runs there (projections). Stop it, or set DATA_DIR, or ROLES.`,
    ),
  );
  // The other roles are free: who was refused has none of them.
  await hold('analysis', 'command-api');
  await release();
  await hold('projections', 'query-api');
});

test('two starts in one moment end in one', async () => {
  const { hold } = await folder();
  const starts = await Promise.allSettled([
    hold('command-api', 'query-api', 'projections'),
    hold('projections', 'query-api', 'command-api'),
  ]);
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a connection that breaks loses no role: it is taken again', async () => {
  const { hold, pool } = await folder();
  await hold('command-api');
  const holders = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and granted and classid = $1
         and database = (select oid from pg_database where datname = current_database())`,
      [advisoryLocks.roles],
    );
    return rows.map(({ pid }) => pid);
  };
  const before = await holders();
  await pool.query('select pg_terminate_backend($1)', before);
  await eventually(async () => {
    expect(await holders()).toHaveLength(1);
    expect(await holders()).not.toEqual(before);
  });
  await expect(hold('command-api')).rejects.toThrow(FolderTaken);
});

async function folder() {
  const { url, pool } = await freshDatabase();
  async function hold(...roles: readonly Role[]) {
    const release = await holdRoles(url, { roles, data: '/data' });
    onTestFinished(release);
    return release;
  }
  return { pool, hold };
}
