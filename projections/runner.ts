import type { Pool } from 'pg';
import { watchIdentity } from '#infra/event-store/log-identity.ts';
import type { LateCheckpoints } from '#infra/postgres/late-checkpoints.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { folded } from '#infra/tracing/traces.ts';
import type { Deps } from './catch-up.ts';
import {
  ageOf,
  bringCheckpointUpToDate,
  type Checkpoint,
  checkpointOf,
  emptyCheckpoint,
  formOf,
  sameLog,
} from './checkpoint.ts';
import type { Parked } from './fold.ts';
import type { PassedOver } from './late-areas.ts';
import { project } from './project.ts';
import type { Projection } from './projection.ts';
import { addIndexes, create, enter, parkedTable } from './schema.ts';
import { deal, shardsOf } from './shards.ts';

type Following = Deps &
  Readonly<{
    signal: AbortSignal;
    late: LateCheckpoints<PassedOver>;
    shard?: number;
    onParked?: (parked: readonly Parked[]) => void;
    /** Called with the position up to which all events are in the rows. */
    reached?: (position: bigint) => void;
  }>;

/**
 * Follows the log with one shard until `signal`. Any number of processes may run it, and one at a time makes progress. Nothing is
 * written if nothing of the area happened: the checkpoint then follows within a second, together with those of other areas.
 * To find out whether an event is missing, look for events of the area after the checkpoint.
 * @throws CheckpointMoved, OtherVersion, OtherLog
 */
export async function follow(projection: Projection, following: Following): Promise<void> {
  const { pool, store, signal, late, shard = 0, onParked, reached } = following;
  const { schema, version, streams: prefixes } = projection;
  const name = `${schema}, shard ${shard}`;
  late.begin(name);
  const serving = await prepare(projection, pool);
  if (ageOf(serving, projection) !== 0) throw new OtherVersion(projection, serving);
  const identity = watchIdentity(store);
  const logNow = async (known: string | undefined) => sameLog(schema, known ?? null, await identity());
  let log = serving.log ?? undefined;
  await logNow(log);
  let after = serving.positions[shard] ?? 0n;
  reached?.(after);
  for await (const { events, position } of store.subscribeAll({ after, prefixes, signal })) {
    const isNew = log === undefined;
    log = await logNow(log);
    if (events.length === 0 && !isNew)
      late.passLater({ name, schema, shard, version, shards: shardsOf(projection), after, position, log });
    else {
      // If only another shard has events, all shards move: nobody else can tell which shard lacks an event.
      const own = deal(events, projection)[shard] ?? [];
      const stored = await late.storedPosition(name, after);
      const step = { events: own, position, after: stored, shard, log };
      const parked = await folded(`project ${schema}`, own, () => project(projection, step, pool));
      if (parked.length > 0) onParked?.(parked);
    }
    after = position;
    reached?.(after);
  }
}

/** Makes the schema, empty, where it is missing. The schema of another version stays and serves until it is swapped. */
export function prepare(projection: Projection, pool: Pool): Promise<Checkpoint> {
  const { schema } = projection;
  return inTransaction(pool, async (client) => {
    await enter(client, schema);
    const found = await checkpointOf(schema, client);
    if (!found) {
      await create(client, projection);
      await addIndexes(client, projection);
    } else await client.query(`${parkedTable}; ${bringCheckpointUpToDate}`);
    return found ?? emptyCheckpoint(projection);
  });
}

/** Another version of the code made the area. */
class OtherVersion extends Error {
  override readonly name = 'OtherVersion';

  constructor(projection: Projection, serving: Checkpoint) {
    super(
      `${projection.schema} serves ${formOf(serving)}; this process has the code of ${formOf(emptyCheckpoint(projection))} and waits`,
    );
  }
}
