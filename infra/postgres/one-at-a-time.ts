import type { Pool } from 'pg';
import { inTransaction } from './pool.ts';

/** If several processes want to do the same at once, one does it at a time; the others wait, however long that takes. */
export const oneAtATime = <T>(pool: Pool, lock: number, work: () => Promise<T>): Promise<T> =>
  inTransaction(pool, async (client) => {
    // The transaction holds the lock, and rests while the work is done on other connections.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    return work();
  });
