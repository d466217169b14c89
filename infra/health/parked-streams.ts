import type { Pool } from 'pg';

/** How many streams an area has put aside, since an event of them cannot be folded. */
export type ParkedStreams = Readonly<{ area: string; streams: number }>;

/** Counts them for each area that serves, in its table of that name. */
export async function parkedStreams(pool: Pool): Promise<readonly ParkedStreams[]> {
  const { rows: areas } = await pool.query<{ query: string }>(
    `select format('select %L as area, count(distinct stream)::int as streams from %I.parked', nspname, nspname) as query
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relname = 'parked' and relkind = 'r' and nspname !~ '__' order by 1`,
  );
  if (areas.length === 0) return [];
  const { rows } = await pool.query<ParkedStreams>(areas.map(({ query }) => query).join(' union all '));
  return rows;
}
