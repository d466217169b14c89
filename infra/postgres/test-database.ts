import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { createPostgresStore } from '../event-store/postgres-store.ts';
import { newId } from '../ids.ts';
import { listenTo } from './notifications.ts';
import { createPool } from './pool.ts';

/** Makes the databases, for all tests of a worker, and has all the time in the world. */
let server: pg.Pool | undefined;

/** An empty database with an event store, for the running test. */
export async function freshDatabase() {
  const name = `test_${newId()}`;
  server ??= new pg.Pool({ connectionString: inject('postgresUrl') });
  await server.query(`create database ${name} template ${inject('template')}`);

  const url = new URL(name, inject('postgresUrl')).href;
  const pool = createPool(url);
  const notifications = await listenTo(url);
  onTestFinished(async () => {
    await notifications.close();
    await pool.end();
  });
  return { url, pool, notifications, store: await createPostgresStore(pool, notifications) };
}
