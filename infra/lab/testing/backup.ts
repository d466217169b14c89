import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { hasCode } from '#infra/blobs/disk-error.ts';
import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { keySchema } from '#infra/persons/key-table.ts';
import { migrate } from '#infra/postgres/migrations.ts';
import { listenTo } from '#infra/postgres/notifications.ts';
import { createPool } from '#infra/postgres/pool.ts';

const run = promisify(execFile);

/** Saves a copy of a database to `directory`, and restores it into an empty database. */
export type Backup = Readonly<{
  name: 'pg_dump' | 'COPY';
  save: (url: string, directory: string) => Promise<void>;
  restore: (url: string, directory: string) => Promise<void>;
}>;

/** Schemas that cannot be rebuilt, by dump file: log, operational state and chain over the log in one, the keys of persons in another. */
const dumps = { rostra: ['event_store', 'ops', 'proof'], persons: ['persons'] } as const;

/** Uses `pg_dump` if the machine has a version that is new enough for the server, else the server's COPY. */
export async function backupFor(server: Pool): Promise<Backup> {
  const { rows } = await server.query<{ version: string }>(`select current_setting('server_version') as version`);
  const dump = await run('pg_dump', ['--version']).catch(() => ({ stdout: '' }));
  const [, found = '0'] = / (\d+)/.exec(dump.stdout) ?? [];
  return Number(found) >= Number.parseInt(rows[0]?.version ?? '', 10) ? withPgDump : withCopy;
}

/** Copies a folder of blobs while a server uses it. Skips unfinished blobs and those that are deleted meanwhile. */
export async function copyBlobs(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = (await readdir(from, { withFileTypes: true }).catch(unlessDeleted)) ?? [];
  for (const entry of entries) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (!entry.isDirectory()) await copyFile(source, target).catch(unlessDeleted);
    else if (entry.name !== '.incoming') await copyBlobs(source, target);
  }
}

function unlessDeleted(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT')) throw error;
}

const withPgDump: Backup = {
  name: 'pg_dump',
  async save(url, directory) {
    for (const [name, schemas] of Object.entries(dumps)) {
      const wanted = schemas.map((schema) => `--schema=${schema}`);
      await run('pg_dump', ['--format=custom', ...wanted, `--file=${path.join(directory, `${name}.dump`)}`, url]);
    }
  },
  async restore(url, directory) {
    for (const name of Object.keys(dumps))
      await run('pg_restore', ['--exit-on-error', `--dbname=${url}`, path.join(directory, `${name}.dump`)]);
  },
};

const withCopy: Backup = {
  name: 'COPY',
  async save(url, directory) {
    const { tables, end, query } = await connected(url);
    // One snapshot for all tables: a job must not be saved without its event.
    await query('begin isolation level repeatable read read only');
    for (const table of await tables()) await query(`copy ${table} to '${fileOf(directory, table)}'`);
    await query('commit');
    await end();
  },
  async restore(url, directory) {
    await makeTables(url);
    const { tables, end, query } = await connected(url);
    await query('begin');
    await query('set local session_replication_role = replica');
    for (const table of await tables()) {
      await query(`delete from ${table}`);
      await query(`copy ${table} from '${fileOf(directory, table)}'`);
    }
    await query('commit');
    await end();
  },
};

async function makeTables(url: string): Promise<void> {
  const pool = createPool(url);
  const notifications = await listenTo(url);
  await migrate(pool);
  await pool.query(keySchema);
  await createPostgresStore(pool, notifications);
  await notifications.close();
  await pool.end();
}

const fileOf = (directory: string, table: string) => path.join(directory, `${table}.copy`);

async function connected(url: string) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  return {
    query: (sql: string) => client.query(sql),
    end: () => client.end(),
    tables: async () => {
      const { rows } = await client.query<{ table: string }>(
        `select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname = any ($1) order by 1`,
        [Object.values(dumps).flat()],
      );
      return rows.map(({ table }) => table);
    },
  };
}
