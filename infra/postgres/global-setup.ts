import type { TestProject } from 'vitest/node';
import { dataDirectory } from '../testing/server.ts';
import { startPostgres } from './embedded/start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

// Speed before safety, and many test files at once.
const flags = ['fsync=off', 'synchronous_commit=off', 'max_connections=200'].flatMap((flag) => ['-c', flag]);

/** One Postgres for all integration tests; each file takes a database of its own. */
export default async function setup(project: TestProject) {
  const { directory, remove } = await dataDirectory();
  const postgres = await startPostgres(directory, flags);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await remove();
  };
}
