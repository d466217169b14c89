import pg from 'pg';
import { onTestFinished } from 'vitest';
import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { newId } from '#infra/ids.ts';
import { listenTo } from '#infra/postgres/notifications.ts';
import { createPool } from '#infra/postgres/pool.ts';
import { createSettling } from '#infra/start-up/settling.ts';
import { sharedPostgres } from './shared.ts';

const postgres = await sharedPostgres();
/** Creates databases for all tests of a worker, without a timeout. */
const server = new pg.Pool({ connectionString: postgres.url });

/** An empty database, or a copy of `template`. Call `drop` when it is no longer needed. */
export async function newDatabase(template = 'template1') {
  const name = `test_${newId()}`;
  // Copies files; the default strategy would write everything to the write-ahead log.
  await server.query(`create database ${name} template ${template} strategy file_copy`);
  const drop = async () => void (await server.query(`drop database if exists ${name} with (force)`));
  return { url: new URL(name, postgres.url).href, drop };
}

/** An empty database with an event store, for the running test. `settle` waits for everything that was added to `settling`. */
export async function freshDatabase() {
  const { url, drop } = await newDatabase(postgres.template);
  const pool = createPool(url);
  const notifications = await listenTo(url);
  onTestFinished(async () => {
    await notifications.close();
    await pool.end();
    await drop();
  });
  const store = await createPostgresStore(pool, notifications);
  return { url, pool, notifications, store, ...createSettling({ pool, notifications, asStored: store }) };
}
