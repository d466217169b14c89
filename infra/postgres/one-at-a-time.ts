import type { Pool } from 'pg';
import { inTransaction } from './pool.ts';

/** If several processes want to do the same work, one at a time does it; the others wait, however long that takes. */
export const oneAtATime = <T>(pool: Pool, lock: number, work: () => Promise<T>): Promise<T> =>
  inTransaction(pool, async (client) => {
    await client.query(restful);
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    return work();
  });

/** Does nothing if another process is doing the same work. */
export const unlessUnderWay = (pool: Pool, lock: number, work: () => Promise<void>): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(restful);
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [lock]);
    if (rows[0]?.taken) await work();
  });

/** The transaction holds the lock, and is idle while other connections do the work. */
const restful = 'set local idle_in_transaction_session_timeout = 0';
