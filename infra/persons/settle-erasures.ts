import type { Pool } from 'pg';
import type { Erasures } from './erasures.ts';
import { allErased, destroyKeys } from './key-table.ts';

/**
 * At start: a database that was restored from a backup has keys again of people who were erased since. They are destroyed
 * before anything is read. The other way round, the list learns what other machines have carried out.
 */
export async function settleErasures(pool: Pool, list: Erasures): Promise<void> {
  const [written, known] = [await list.read(), await allErased(pool)];
  const inDatabase = new Set(known.map(({ person }) => person));
  await destroyKeys(
    pool,
    written.filter(({ person }) => !inDatabase.has(person)),
  );
  const isWritten = new Set(written.map(({ person }) => person));
  for (const { isPurged: _, ...erasure } of known) if (!isWritten.has(erasure.person)) await list.add(erasure);
}
