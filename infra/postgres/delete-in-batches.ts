import type { Pool } from 'pg';

const mostAtOnce = 5_000;

/** The table, and the condition of the rows to delete. Both are part of the statement: never use input from outside. */
type Doomed = Readonly<{ table: string; where: string }>;

/** Deletes rows a few thousand at a time, so that nobody waits long for a lock. Returns their number. */
export async function deleteInBatches(pool: Pool, { table, where }: Doomed, atOnce = mostAtOnce): Promise<number> {
  const text = `delete from ${table} where ctid = any (array(select ctid from ${table} where ${where} limit ${atOnce}))`;
  for (let deleted = 0; ; ) {
    const { rowCount } = await pool.query(text);
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < atOnce) return deleted;
  }
}
