import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { loseRoleToAnother } from '#infra/lab/testing/lose-role.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import type { Role } from '../../config/settings.ts';
import { advisoryLocks } from '../advisory-locks.ts';
import { FolderTaken, holdRoles } from './hold-roles.ts';

test('lets one process have a role on a folder, and names it to a second one', async () => {
  const { hold } = await folder();
  const { release } = await hold('query-api', 'projections');
  await expect(hold('projections', 'command-api')).rejects.toThrow(
    new FolderTaken(
      `The data folder /data is taken: process ${process.pid} runs there (projections). Stop it, or set DATA_DIR, or ROLES.`,
      'projections',
    ),
  );
  // The refused process holds none of its roles, so the others are free.
  await hold('analysis', 'command-api');
  await release();
  await hold('projections', 'query-api');
});

test('lets one of two concurrent starts succeed', async () => {
  const { hold } = await folder();
  const starts = await Promise.allSettled([
    hold('command-api', 'query-api', 'projections'),
    hold('projections', 'query-api', 'command-api'),
  ]);
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('takes its roles again after a broken connection', async () => {
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
    const now = await holders();
    expect(now).toHaveLength(1);
    expect(now).not.toEqual(before);
  });
  await expect(hold('command-api')).rejects.toThrow(FolderTaken);
});

test('warns once when another process takes a role, and once when it has the role again', async () => {
  const { hold, warnings, loseToAnother } = await folder();
  const { lost } = await hold('command-api');
  expect(lost()).toEqual([]);
  const other = await loseToAnother('command-api');
  await eventually(() => expect(lost()).toEqual(['command-api']));
  expect(warnings).toEqual([expect.stringContaining('process 4711 runs there (command-api)')]);
  await other.end();
  await eventually(() => expect(lost()).toEqual([]));
  expect(warnings).toEqual([warnings[0], expect.stringContaining('own again')]);
});

test('keeps its other roles after losing one', async () => {
  const { hold, loseToAnother } = await folder();
  const { lost } = await hold('command-api', 'projections', 'query-api');
  await loseToAnother('projections');
  await eventually(() => expect(lost()).toEqual(['projections']));
  for (const role of ['command-api', 'query-api'] as const)
    await expect(hold(role)).rejects.toMatchObject({
      role,
      message: expect.stringContaining(`process ${process.pid}`),
    });
});

async function folder() {
  const { url, pool } = await freshDatabase();
  const warnings: string[] = [];
  async function hold(...roles: readonly Role[]) {
    const held = await holdRoles(url, { roles, data: '/data', warn: (message) => void warnings.push(message) });
    onTestFinished(held.release);
    return held;
  }
  return { pool, hold, warnings, loseToAnother: (role: Role) => loseRoleToAnother({ url, pool }, role) };
}
