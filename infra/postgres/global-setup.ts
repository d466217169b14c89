import type { TestProject } from 'vitest/node';
import { createPostgresStore } from '../event-store/postgres-store.ts';
import { dataDirectory } from '../testing/server.ts';
import { startPostgres } from './embedded/start-postgres.ts';
import { migrate } from './migrations.ts';
import { listenTo } from './notifications.ts';
import { createPool } from './pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The database that those of the tests are copies of. */
    template: string;
  }
}

// Speed before safety, many test files at once, and a database for each test, all of which would be looked after.
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=200',
];
const flags = settings.flatMap((setting) => ['-c', setting]);
const template = 'template_of_tests';

/** One Postgres for all integration tests; each file takes a database of its own. */
export default async function setup(project: TestProject) {
  const { directory, remove } = await dataDirectory();
  const postgres = await startPostgres(directory, flags);
  await makeTemplate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  project.provide('template', template);
  return async () => {
    await postgres.stop();
    await remove();
  };
}

/** With all that has to be there before the first event. */
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
