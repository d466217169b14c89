import type { Pool } from 'pg';
import { projectionAreas } from '#domain/areas.ts';
import type { ParkedStream } from '#domain/projections/contract/calls.ts';

/** An area as it is stored under one name: what serves, `…__next` and `…__old`. */
export type Stored = Readonly<{
  version: number;
  position: bigint;
  parkedStreams: number;
  parked: readonly ParkedStream[];
}>;

const schemas = projectionAreas.flatMap((area) => [area, `${area}__next`, `${area}__old`]);
const shownStreams = 100;
const patience = 3;
/** undefined_table, undefined_schema: it was swapped or dropped between two questions. */
const gone = ['42P01', '3F000'];

/** By schema; those that are not there are missing. */
export async function storedAreas(pool: Pool, tries = patience): Promise<ReadonlyMap<string, Stored>> {
  try {
    return await read(pool);
  } catch (error) {
    if (tries > 1 && gone.includes((error as { code?: string }).code ?? '')) return storedAreas(pool, tries - 1);
    throw error;
  }
}

async function read(pool: Pool): Promise<ReadonlyMap<string, Stored>> {
  const { rows: found } = await pool.query<{ schema: string; parks: boolean }>(
    `select nspname as schema, bool_or(relname = 'parked') as parks
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = any($1) and relname in ('checkpoint', 'parked') and relkind in ('r', 'p')
      group by 1 having bool_or(relname = 'checkpoint')`,
    [schemas],
  );
  const stored = await Promise.all(found.map(async (area) => [area.schema, await readOne(pool, area)] as const));
  return new Map(stored.flatMap(([schema, one]) => (one ? [[schema, one]] : [])));
}

type StoredSchema = Readonly<{ schema: string; parks: boolean }>;

async function readOne(pool: Pool, { schema, parks }: StoredSchema): Promise<Stored | undefined> {
  // An area with several parts is as far as the one furthest behind.
  const { rows } = await pool.query<{ version: number | null; position: string }>(
    `select min(version)::int as version, min(position)::text as position from ${schema}.checkpoint`,
  );
  const [row] = rows;
  if (!row || row.version === null) return undefined;
  const parked = parks ? await readParked(pool, schema) : [];
  const streams = parked.map(({ total: _, ...stream }) => stream);
  return {
    version: row.version,
    position: BigInt(row.position),
    parkedStreams: parked[0]?.total ?? 0,
    parked: streams,
  };
}

/** Its first event is the one that could not be folded. */
async function readParked(pool: Pool, schema: string) {
  const { rows } = await pool.query<ParkedStream & { total: number }>(
    `select stream, (array_agg(type order by position))[1] as type,
            coalesce((array_agg(error order by position))[1], '') as error,
            min(parked_at) as "parkedAt", count(*)::int as events, (count(*) over ())::int as total
       from ${schema}.parked group by stream order by min(position) limit ${shownStreams}`,
  );
  return rows;
}
