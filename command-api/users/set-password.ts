import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#infra/postgres/pool.ts';
import { savePasswordHash } from './credentials.ts';
import { type Ending, endWaysIn, lockWaysIn } from './ways-in.ts';

type NewPassword = Ending & Readonly<{ hash: string }>;

/**
 * A new password ends what the old one let in. False where `mayStill` says no: it is asked once nothing else can change the
 * password, and told since when that is as it is.
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
