import type { Pool } from 'pg';
import { onConnection } from './on-connection.ts';
import type { Projection } from './projection.ts';

/**
 * Runs `work`, which makes or drops schemas of an area, under a lock that all processes share. A process that dies releases it.
 * @throws AlreadyBuilding
 */
export const alone = <T>({ schema }: Projection, pool: Pool, work: () => Promise<T>): Promise<T> =>
  onConnection(pool, async (client) => {
    const lock = [`build ${schema}`];
    const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1)) as taken', lock);
    if (!rows[0].taken) throw new AlreadyBuilding(`${schema} is being built by another process`);
    return work();
  });

export class AlreadyBuilding extends Error {
  override readonly name = 'AlreadyBuilding';
}
