import pg, { type Pool } from 'pg';
import { expect, onTestFinished } from 'vitest';
import type { Role } from '#infra/config/settings.ts';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { eventually } from './eventually.ts';

/**
 * Breaks the connections on which processes hold their roles, and takes the role on another connection (process 4711) at that
 * moment. Ending the returned client releases the role.
 */
export async function loseRoleToAnother({ url, pool }: Readonly<{ url: string; pool: Pool }>, role: Role) {
  const other = new pg.Client({ connectionString: url, application_name: 'rostra-roles 4711' });
  await other.connect();
  onTestFinished(() => other.end().catch(() => {}));
  const taking = other.query('select pg_advisory_lock($1, hashtext($2))', [advisoryLocks.roles, role]);
  const ofThis = 'database = (select oid from pg_database where datname = current_database())';
  await eventually(async () => {
    const { rowCount } = await pool.query(
      `select from pg_locks where locktype = 'advisory' and not granted and ${ofThis}`,
    );
    expect(rowCount).toBe(1);
  });
  await pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and classid = $1 and ${ofThis}`,
    [advisoryLocks.roles],
  );
  await taking;
  return other;
}
