import type { Pool } from 'pg';
import type { Erasures } from './erasures.ts';
import { allErased, destroyKeys } from './key-table.ts';

/**
 * At start: a database that was restored from a backup contains keys of people who were erased later. They are destroyed
 * before anything is read. In the other direction, erasures that other machines carried out are added to the list.
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
