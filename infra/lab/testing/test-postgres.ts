import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { startPostgres } from '#infra/postgres/embedded/start-postgres.ts';
import { migrate } from '#infra/postgres/migrations.ts';
import { listenTo } from '#infra/postgres/notifications.ts';
import { createPool } from '#infra/postgres/pool.ts';
import { dataDirectory } from './server.ts';

// Speed instead of durability, connections for many test files, and no autovacuum over a database for each test.
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=500',
];
const flags = settings.flatMap((setting) => ['-c', setting]);
const template = 'template_of_tests';

/** Starts one Postgres for all tests that make their own databases. */
export async function startTestPostgres() {
  const { directory, remove } = await dataDirectory();
  const { url, stop } = await startPostgres(directory, flags);
  await makeTemplate(url);
  const end = async () => {
    await stop();
    await remove();
  };
  return { answer: { url, template }, end };
}

/** Creates the template database with everything that must exist before the first event. */
async function makeTemplate(postgresUrl: string): Promise<void> {
  const server = createPool(postgresUrl);
  await server.query(`create database ${template}`);
  await server.end();
  const url = new URL(template, postgresUrl).href;
  const [pool, notifications] = [createPool(url), await listenTo(url)];
  await migrate(pool);
  await createPostgresStore(pool, notifications);
  await notifications.close();
  await pool.end();
}
