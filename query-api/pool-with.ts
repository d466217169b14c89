import type { Pool } from 'pg';

type Statement = Parameters<Pool['query']>;

/** The same pool with another `query`. */
export const poolWith = (pool: Pool, query: (...statement: Statement) => unknown): Pool =>
  new Proxy(pool, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)) });

/** The SQL of a statement, with or without a name. */
export const sqlOf = ([first]: Statement): string =>
  typeof first === 'string' ? first : ((first as { text?: string }).text ?? '');
