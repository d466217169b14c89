import type { PoolClient } from 'pg';
import { keyColumnsOf } from './key.ts';
import type { ReadModel } from './projection.ts';

/** `hash` does not depend on the order of the rows. */
type Content = Readonly<{ rows: number; hash: string }>;

/** One serving table compared with a build from the first event. `differing`: the first keys that differ, if any. */
export type Comparison = Readonly<{ table: string; served: Content; built: Content; differing: readonly string[] }>;

const shownKeys = 5;

export async function compareTable(client: PoolClient, model: ReadModel, schemas: readonly [string, string]) {
  const [one, other] = schemas.map((schema) => `${schema}.${model.table}`) as [string, string];
  const [served, built] = [await contentOf(client, one), await contentOf(client, other)];
  const same = served.rows === built.rows && served.hash === built.hash;
  const differing = same ? [] : await differingKeys(client, model, [one, other]);
  return { table: model.table, served, built, differing } satisfies Comparison;
}

async function contentOf(client: PoolClient, table: string): Promise<Content> {
  const { rows } = await client.query<Content>(
    `select count(*)::int as rows, coalesce(sum(hashtextextended((t.*)::text, 0)), 0)::text as hash from ${table} t`,
  );
  return rows[0] ?? { rows: 0, hash: '0' };
}

async function differingKeys(client: PoolClient, model: ReadModel, [one, other]: readonly [string, string]) {
  const columns = keyColumnsOf(model).map((column) => `"${column}"`);
  const { rows } = await client.query<{ key: string }>(
    `select concat_ws('/', ${columns}) as key from ${one} a full join ${other} b using (${columns})
     where (a.*)::text is distinct from (b.*)::text order by 1 limit ${shownKeys}`,
  );
  return rows.map(({ key }) => key);
}
