import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#infra/postgres/pool.ts';
import { savePasswordHash } from './credentials.ts';
import { type Ending, endWaysIn, lockWaysIn } from './ways-in.ts';

type NewPassword = Ending & Readonly<{ hash: string }>;

/**
 * Sets a new password and ends all ways in of the old one. False if `mayStill` refuses. `mayStill` is called under a lock on the
 * password, with the time at which the current one was set.
 */
export const setPassword = (
  pool: Pool,
  { hash, ...ending }: NewPassword,
  mayStill: (client: PoolClient, since: string) => boolean | Promise<boolean>,
): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const since = await lockWaysIn(client, ending.userId);
    if (since === undefined || !(await mayStill(client, since))) return false;
    await savePasswordHash(client, ending.userId, hash);
    await endWaysIn(client, ending);
    return true;
  });
