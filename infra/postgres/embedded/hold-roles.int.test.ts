import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import type { Role } from '../../config/settings.ts';
import { advisoryLocks } from '../advisory-locks.ts';
import { FolderTaken, holdRoles } from './hold-roles.ts';

test('a role has one process on a folder, and a refused second one is told which', async () => {
  const { hold } = await folder();
  const release = await hold('query-api', 'projections');
  await expect(hold('projections', 'command-api')).rejects.toThrow(
    new FolderTaken(
      `The data folder /data is taken: process ${process.pid} runs there (projections). Stop it, or set DATA_DIR, or ROLES.`,
    ),
  );
  // The refused process holds none of its roles, so the others are free.
  await hold('analysis', 'command-api');
  await release();
  await hold('projections', 'query-api');
});

test('of two starts at one moment, one succeeds', async () => {
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
    const now = await holders();
    expect(now).toHaveLength(1);
    expect(now).not.toEqual(before);
  });
  await expect(hold('command-api')).rejects.toThrow(FolderTaken);
});

test('a process that loses a role to another says so once, and once more when it has the role again', async () => {
  const { hold, pool, url, warnings } = await folder();
  await hold('command-api');
  const other = new pg.Client({ connectionString: url, application_name: 'rostra-roles 4711' });
  await other.connect();
  onTestFinished(() => other.end().catch(() => {}));
  const taking = other.query("select pg_advisory_lock($1, hashtext('command-api'))", [advisoryLocks.roles]);
  await eventually(async () => {
    const { rowCount } = await pool.query("select 1 from pg_locks where locktype = 'advisory' and not granted");
    expect(rowCount).toBe(1);
  });
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
    [`rostra-roles ${process.pid}`],
  );
  await taking;
  await eventually(() => expect(warnings).toHaveLength(1));
  expect(warnings[0]).toContain('process 4711 runs there (command-api)');
  await other.end();
  await eventually(() => expect(warnings).toHaveLength(2));
  expect(warnings[1]).toContain('own again');
});

async function folder() {
  const { url, pool } = await freshDatabase();
  const warnings: string[] = [];
  async function hold(...roles: readonly Role[]) {
    const release = await holdRoles(url, { roles, data: '/data', warn: (message) => void warnings.push(message) });
    onTestFinished(release);
    return release;
  }
  return { pool, hold, url, warnings };
}
