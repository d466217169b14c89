import type { Pool } from 'pg';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

/** Starts a build of an area, lets its first batch through, and blocks the build during `look`. */
export async function whileHalfBuilt(
  database: Pool,
  area: string,
  { begin, look }: Readonly<{ begin: () => Promise<void>; look: () => Promise<void> }>,
): Promise<void> {
  const client = await database.connect();
  // The lock of a shard's writer, as in `projections/schema.ts`.
  const lock = [`projection ${area}__next 0`];
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', lock);
    await begin();
    const waiting = `select count(*)::int as count from pg_locks
       where locktype = 'advisory' and not granted and objid::bigint = hashtext($1)::bit(32)::bigint`;
    await eventually(async () => expect((await database.query(waiting, lock)).rows).toEqual([{ count: 1 }]));
    // The waiting build gets the lock first; then we get it back.
    await client.query('select pg_advisory_unlock(hashtext($1)), pg_advisory_lock(hashtext($1))', lock);
    await look();
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
  }
}
