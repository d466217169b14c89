import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { dataDirectory, type Environment, startServer, type TestServer } from '../../testing/server.ts';
import { usedDirectory } from '../../testing/shared.ts';
import { type WatchedWorld, watchedWorld } from './watched-world.ts';

/** Calls `use` with an empty log in its own Postgres, and removes both afterwards. */
export async function withLog<T>(use: (log: Awaited<ReturnType<typeof openLog>>) => Promise<T>): Promise<T> {
  const { directory, remove } = await dataDirectory();
  const log = await openLog(directory);
  try {
    return await use(log);
  } finally {
    await log.close();
    await remove();
  }
}

async function openLog(directory: string) {
  const database = await openDatabase({ DATABASE_URL: undefined, DATABASE_WAIT_SECONDS: 0 }, directory);
  const { pool, notifications } = database;
  return {
    ...database,
    store: await createPostgresStore(pool, notifications),
    url: String(pool.options.connectionString),
  };
}

export type Running = Readonly<{ directory: string; server: TestServer; world: WatchedWorld }>;

/** Environment without limits that would slow down a fault, and without logging. */
export const quiet = { REGISTER_LIMIT: '0', LOGIN_LIMIT: '0', FREE_PLAN_ANALYSES: '-1', LOG_LEVEL: 'silent' } as const;

/** Calls `use` with `running`, or with a new product that is removed afterwards. */
export const onProduct = <T>(running: Running | undefined, use: (running: Running) => Promise<T>): Promise<T> =>
  running ? use(running) : withProduct({}, use);

/** Calls `use` with a product on its own data and a view of that data; ends both afterwards. */
export async function withProduct<T>(env: Environment, use: (running: Running) => Promise<T>): Promise<T> {
  const { end, ...running } = await runningProduct(env);
  try {
    return await use(running);
  } finally {
    await end();
  }
}

/** Like `withProduct`, but runs until `end` is called. */
export async function runningProduct(env: Environment): Promise<Running & Readonly<{ end: () => Promise<void> }>> {
  const { directory, remove } = await usedDirectory();
  const server = await startServer(directory, { ...quiet, ...env });
  const world = await watchedWorld(directory);
  async function end() {
    await world.close();
    await server.stop();
    await remove();
  }
  return { directory, server, world, end };
}
