import type { Pool } from 'pg';
import { poolWith, sqlOf } from './pool-with.ts';

/** Names of read models as in pushes, by table: `groups.member` → `group-members`. */
export type ReadModelNames = ReadonlyMap<string, string>;

/** A pool that adds to `reads` the read models that its statements name. */
export function poolWithReads(pool: Pool, names: ReadModelNames, reads: Set<string>): Pool {
  return poolWith(pool, (...statement) => {
    for (const name of readModelsIn(sqlOf(statement), names)) reads.add(name);
    return pool.query(...statement);
  });
}

/** The read models whose tables a statement names, each once. */
export const readModelsIn = (sql: string, names: ReadModelNames): readonly string[] => [
  ...new Set(Array.from(sql.matchAll(/\b\w+\.\w+\b/g), ([table]) => names.get(table) ?? []).flat()),
];
