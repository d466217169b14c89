import type { Pool, PoolClient } from 'pg';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { identityOf, refuseOtherLog } from '#infra/event-store/log-identity.ts';
import { CheckpointMoved } from '#infra/postgres/late-checkpoints.ts';
import type { Projection } from './projection.ts';
import { shardNumbers, shardsOf } from './shards.ts';

/** Tells which events an area's rows contain: in each shard all up to its position. The code of `version` folded them. */
export type Checkpoint = Readonly<{
  version: number;
  /** By shard. */
  positions: readonly bigint[];
  /** The lowest position: no event up to it is missing. */
  position: bigint;
  /** The identity of the log. Null before its first event, and for areas of an earlier version that did not store it. */
  log: string | null;
}>;

/** The checkpoint of a new area. */
export const emptyCheckpoint = (projection: Projection): Checkpoint => {
  const positions = shardNumbers(projection).map(() => 0n);
  return { version: projection.version, positions, position: 0n, log: null };
};

/** Creates the table in the schema that the transaction has entered. */
export async function createCheckpoint(client: PoolClient, projection: Projection) {
  await client.query(
    'create table checkpoint (shard int primary key, version int not null, position bigint not null, log uuid)',
  );
  await client.query('insert into checkpoint select shard, $2, 0 from unnest($1::int[]) shard', [
    shardNumbers(projection),
    projection.version,
  ]);
}

/** Upgrades earlier areas, which had one position and no identity of their log. Checks first, because `alter` would stop every reader. */
export const bringCheckpointUpToDate = `do $$ begin
  if not exists (select from pg_attribute where attrelid = to_regclass('checkpoint') and attname = 'shard') then
    alter table checkpoint add column shard int primary key default 0, add column log uuid;
  end if;
end $$`;

type Row = Readonly<{ shard?: number; version: number; position: string; log?: string | null }>;

/** `undefined` if there is no such schema. */
export async function checkpointOf(schema: string, db: Pool | PoolClient): Promise<Checkpoint | undefined> {
  const { rows: found } = await db.query('select to_regclass($1) is not null as exists', [`${schema}.checkpoint`]);
  if (!found[0].exists) return undefined;
  // Selects all columns, because a table of an earlier version has no column `shard`.
  const { rows } = await db.query<Row>(`select * from ${schema}.checkpoint`);
  const sorted = rows.toSorted((a, b) => (a.shard ?? 0) - (b.shard ?? 0));
  const positions = sorted.map(({ position }) => BigInt(position));
  const log = rows.map((row) => row.log ?? null).find((known) => known !== null) ?? null;
  return rows[0] && { version: rows[0].version, positions, position: lowest(positions), log };
}

/**
 * 0 if this code made the rows; below 0 if they are from an earlier version, or from the same one with fewer
 * shards, and have to be rebuilt; above 0 if a later version of the code made them.
 */
export const ageOf = ({ version, positions }: Checkpoint, projection: Projection): number =>
  version - projection.version || positions.length - shardsOf(projection);

export const formOf = ({ version, positions }: Pick<Checkpoint, 'version' | 'positions'>): string =>
  positions.length === 1 ? `version ${version}` : `version ${version} in ${positions.length} shards`;

/** The position each shard must reach to contain the served rows. */
export const endsFor = (projection: Projection, { positions }: Checkpoint): readonly bigint[] =>
  positions.length === shardsOf(projection) ? positions : shardNumbers(projection).map(() => highest(positions));

/** The current log. @throws OtherLog if the checkpoint belongs to another log */
export const logOf = async (schema: string, checkpoint: Checkpoint | undefined, store: EventStore) =>
  sameLog(schema, checkpoint?.log ?? null, await identityOf(store));

/** Returns `log`. @throws OtherLog if the area was made from another log */
export function sameLog(schema: string, made: string | null, log: string | undefined): string | undefined {
  const mend = `say npm run projections -- rebuild ${schema.split('__')[0]} --other-log`;
  refuseOtherLog(schema, { made, log, mend });
  return log;
}

type Move = Readonly<{ shard: number; after: bigint; position: bigint; log: string | undefined }>;

/** Returns the parked streams. @throws CheckpointMoved */
export async function moveCheckpoint(
  client: PoolClient,
  projection: Projection,
  { shard, after, position, log }: Move,
) {
  const text = `update checkpoint set position = $3, log = $4
    where shard = $1 and position = $2 and (log is null or log = $4) and version = $5
      and (select count(*) from checkpoint) = $6
    returning (select array_agg(distinct stream) from parked) as parked`;
  const { rows } = await client.query<{ parked: string[] | null }>({
    // One prepared statement for each schema: with a single name Postgres would plan again whenever the schema changes.
    name: `move-checkpoint-${projection.schema}`,
    text,
    values: [shard, after, position, log, projection.version, shardsOf(projection)],
  });
  if (!rows[0]) throw new CheckpointMoved(`${projection.schema} is not at ${after} any more`);
  return new Set(rows[0].parked);
}

export const lowest = (positions: readonly bigint[]) => positions.reduce((a, b) => (a < b ? a : b));
export const highest = (positions: readonly bigint[]) => positions.reduce((a, b) => (a > b ? a : b));
