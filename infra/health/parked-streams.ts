import type { Pool } from 'pg';

/** The number of streams that an area has parked because one of their events cannot be folded. */
export type ParkedStreams = Readonly<{ area: string; streams: number }>;

/** Counts them for each serving area, in its table `parked`. */
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
