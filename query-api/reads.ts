import type { Pool } from 'pg';

/** Names of read models, as pushes say them, by table: `groups.member` → `group-members`. */
export type ReadModelNames = ReadonlyMap<string, string>;

/** The header in which an answer names the read models that its statements read, with a comma between. */
export const readsHeader = 'x-reads';

/** A pool that adds to `reads` the read models that its statements name. */
export function poolWithReads(pool: Pool, names: ReadModelNames, reads: Set<string>): Pool {
  const query = (...statement: Parameters<Pool['query']>) => {
    const [first] = statement;
    const text = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '');
    for (const name of readModelsIn(text, names)) reads.add(name);
    return pool.query(...statement);
  };
  return new Proxy(pool, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)) });
}

/** The read models whose tables a statement names, each once. */
export const readModelsIn = (sql: string, names: ReadModelNames): readonly string[] => [
  ...new Set(Array.from(sql.matchAll(/\b\w+\.\w+\b/g), ([table]) => names.get(table) ?? []).flat()),
];
