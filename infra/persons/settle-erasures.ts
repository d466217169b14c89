import type { Pool } from 'pg';
import type { ErasuresFile } from './erasures-file.ts';
import { allErased, destroyKeys } from './key-table.ts';

/**
 * At start: a database that was restored from a backup has keys again of people who were erased since. They are destroyed
 * before anything is read. The other way round, this file learns what other machines have carried out.
 */
export async function settleErasures(pool: Pool, file: ErasuresFile): Promise<void> {
  const [written, known] = [await file.read(), await allErased(pool)];
  const inDatabase = new Set(known.map(({ person }) => person));
  await destroyKeys(
    pool,
    written.filter(({ person }) => !inDatabase.has(person)),
  );
  for (const { isPurged: _, ...erasure } of known) await file.add(erasure);
}
