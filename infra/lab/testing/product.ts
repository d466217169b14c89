import { afterAll } from 'vitest';
import { databaseIn } from './database.ts';
import { type Environment, startServer } from './server.ts';
import { usedDirectory } from './shared.ts';

/** The product for one test file, on its own data. It keeps its address after a restart and stops after the file. */
export async function startProduct(env: Environment = {}) {
  const data = await usedDirectory();
  let server = await startServer(data.directory, env);
  const { url } = server;
  const { port } = new URL(url);
  const database = await databaseIn(data.directory);

  afterAll(async () => {
    await server.stop();
    await database.end();
    await data.remove();
  }, 30_000);

  return {
    url,
    directory: data.directory,
    database,
    stop: () => server.stop(),
    kill: () => server.kill(),
    start: async (changed: Environment = {}) => {
      server = await startServer(data.directory, { ...env, PORT: port, ...changed });
    },
    said: () => server.said,
  };
}
