import type { Pool } from 'pg';
import { projectionAreas } from '#domain/areas.ts';
import type { ParkedStream } from '#domain/projections/contract/calls.ts';

/** One stored copy of an area: the serving one, `…__next` or `…__old`. */
export type Stored = Readonly<{
  version: number;
  position: bigint;
  parkedStreams: number;
  parked: readonly ParkedStream[];
}>;

const schemas = projectionAreas.flatMap((area) => [area, `${area}__next`, `${area}__old`]);
const shownStreams = 100;
const patience = 3;
/** undefined_table, undefined_schema: the copy was swapped or dropped between two statements. */
const gone = ['42P01', '3F000'];

/** By schema; schemas that do not exist are missing. */
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
  const all = found.map(({ schema }) => schema);
  const parking = found.flatMap(({ schema, parks }) => (parks ? [schema] : []));
  const [checkpoints, parked] = await Promise.all([readCheckpoints(pool, all), readParked(pool, parking)]);
  return new Map(
    checkpoints.map(({ schema, version, position }) => {
      const streams = parked.filter((stream) => stream.schema === schema);
      const shown = streams.map(({ schema: _, total: __, ...stream }) => stream);
      return [schema, { version, position: BigInt(position), parkedStreams: streams[0]?.total ?? 0, parked: shown }];
    }),
  );
}

type Checkpoint = Readonly<{ schema: string; version: number; position: string }>;

/** One statement for all schemas: an admin's windows query often, and the waiting statements of one person are limited. */
async function fromEach<Row extends { schema: string }>(
  pool: Pool,
  schemas: readonly string[],
  statementFor: (schema: string) => string,
): Promise<readonly Row[]> {
  if (schemas.length === 0) return [];
  const { rows } = await pool.query<Row>(schemas.map((schema) => `(${statementFor(schema)})`).join(' union all '));
  return rows;
}

/** The position of an area is that of its shard that is furthest behind. */
const readCheckpoints = (pool: Pool, schemas: readonly string[]) =>
  fromEach<Checkpoint>(
    pool,
    schemas,
    (schema) =>
      `select '${schema}' as schema, min(version)::int as version, min(position)::text as position
         from ${schema}.checkpoint having count(*) > 0`,
  );

/** A stream is parked because of its first parked event, whose error is shown. */
const readParked = (pool: Pool, schemas: readonly string[]) =>
  fromEach<ParkedStream & { schema: string; total: number }>(
    pool,
    schemas,
    (schema) =>
      `select '${schema}' as schema, stream, (array_agg(type order by position))[1] as type,
              coalesce((array_agg(error order by position))[1], '') as error,
              min(parked_at) as "parkedAt", count(*)::int as events, (count(*) over ())::int as total
         from ${schema}.parked group by stream order by min(position) limit ${shownStreams}`,
  );
