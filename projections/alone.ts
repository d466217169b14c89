import type { Pool } from 'pg';
import type { Projection } from './projection.ts';

/**
 * What makes or drops schemas of one area does so one at a time, in whatever process; one that dies gives way.
 * @throws AlreadyBuilding
 */
export async function alone<T>({ schema }: Projection, pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const lock = [`build ${schema}`];
  let failure: Error | undefined;
  try {
    const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1)) as taken', lock);
    if (!rows[0].taken) throw new AlreadyBuilding(`${schema} is being built by another process`);
    const result = await work();
    await client.query('select pg_advisory_unlock(hashtext($1))', lock);
    return result;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // A connection that is thrown away gives its locks back.
    client.release(failure);
  }
}

export class AlreadyBuilding extends Error {
  override readonly name = 'AlreadyBuilding';
}
