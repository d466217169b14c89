import pg, { type Pool } from 'pg';
import { type LateLog, lateCheckpoints, type Move, type NotMoved } from '#infra/postgres/late-checkpoints.ts';
import { hash } from './hash.ts';

/** A move of one shard's checkpoint past events that do not concern its area. */
export type PassedOver = Move & Readonly<{ schema: string; shard: number; version: number; shards: number }>;

/** The delayed moves of all areas of a process. */
export const lateAreas = ({ pool, log }: Readonly<{ pool: Pool; log: LateLog }>) =>
  lateCheckpoints<PassedOver>({ passAllOver: (moves) => passAllOver(pool, moves), log });

/**
 * Moves many checkpoints with one statement. No event between `after` and `position` of a move concerns the area, so the move is still
 * valid if another process has moved the checkpoint to a position in between. Skips checkpoints that another process is moving now.
 * Returns the checkpoints that did not move. A checkpoint of another version or log, or of a missing schema, counts as set back.
 */
async function passAllOver(pool: Pool, moves: readonly PassedOver[]): Promise<readonly NotMoved[]> {
  const schemas = [...new Set(moves.map(({ schema }) => schema))].toSorted();
  try {
    return await passTogether(pool, schemas, moves);
  } catch (error) {
    if (!isTableMissing(error)) throw error;
    if (schemas.length === 1) return moves.map(({ name }) => ({ name, isSetBack: true }));
    const apart = schemas.map((schema) => moves.filter((move) => move.schema === schema));
    return (await Promise.all(apart.map((of) => passAllOver(pool, of)))).flat();
  }
}

const isTableMissing = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '42P01';

async function passTogether(pool: Pool, schemas: readonly string[], moves: readonly PassedOver[]) {
  const column = <Key extends keyof PassedOver>(key: Key) => moves.map((move) => move[key]);
  const text = statementFor(schemas);
  const keys = ['name', 'schema', 'shard', 'version', 'shards', 'after', 'position', 'log'] as const;
  const { rows } = await pool.query<NotMoved>({ name: `pass-${hash(text)}`, text, values: keys.map(column) });
  return rows;
}

const statementFor = (schemas: readonly string[]) => {
  const each = (text: (schema: string) => string) => schemas.map(text);
  const free = each(
    (schema) => `free_${schema} as (
    select shard from ${schema}.checkpoint where shard in (select shard from move where schema = '${schema}')
       for update skip locked)`,
  );
  const moved = each(
    (schema) => `moved_${schema} as (
    update ${schema}.checkpoint stored set position = move.position, log = move.log
      from move, set_config('synchronous_commit', 'off', true)
     where move.schema = '${schema}' and stored.shard = move.shard and stored.shard in (select shard from free_${schema})
       and stored.version = move.version and (select count(*) from ${schema}.checkpoint) = move.shards
       and stored.position >= move.after and stored.position < move.position
       and (stored.log is null or stored.log = move.log))`,
  );
  const stored = each(
    (schema) => `select '${schema}' as schema, shard, version, position, log, count(*) over () as shards,
      shard in (select shard from free_${schema}) as is_free
    from ${schema}.checkpoint`,
  );
  return `with move as (
    select * from unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::int[], $6::bigint[], $7::bigint[], $8::uuid[])
      move (name, schema, shard, version, shards, after, position, log)),
    ${[...free, ...moved].join(', ')}
    select name, "isSetBack" from move left join (${stored.join(' union all ')}) stored using (schema, shard),
      lateral (select (stored.position >= move.after and stored.version = move.version and stored.shards = move.shards
        and (stored.log is null or stored.log = move.log)) is not true as "isSetBack") found
     where "isSetBack" or (stored.position < move.position and not is_free)`;
};
