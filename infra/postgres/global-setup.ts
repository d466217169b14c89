import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
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
  const directory = await mkdtemp(path.join(tmpdir(), 'rostra-test-'));
  const postgres = await startPostgres(directory, flags);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
