import type { Pool } from 'pg';
import { databaseIn } from '../testing/database.ts';
import { type Environment, startServer } from '../testing/server.ts';

/** No limits on registrations, sign-ins and analyses: all people of a benchmark come from one address. */
const open = { REGISTER_LIMIT: '0', LOGIN_LIMIT: '0', FREE_PLAN_ANALYSES: '-1', LOG_LEVEL: 'warn' } as const;

export type Running = Readonly<{ url: string; directory: string; pool: Pool }>;

/** The product in its own process with new data and its own database; both end with `use`. */
export async function withProduct<T>(
  directory: string,
  env: Environment,
  use: (running: Running) => Promise<T>,
): Promise<T> {
  const server = await startServer(directory, { ...open, ...env });
  const pool = await databaseIn(directory);
  try {
    return await use({ url: server.url, directory, pool });
  } finally {
    await pool.end();
    await server.stop();
  }
}
