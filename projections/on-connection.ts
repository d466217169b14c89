import type { Pool, PoolClient } from 'pg';

/** One connection for the work; the advisory locks that it takes there are released at the end. */
export async function onConnection<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    // If that fails, the connection is destroyed together with its locks.
    const failure = await client.query('rollback; select pg_advisory_unlock_all()').then(
      () => undefined,
      (error: Error) => error,
    );
    client.release(failure);
  }
}
