import { setTimeout as sleep } from 'node:timers/promises';
import { CheckpointMoved, type LateCheckpoints } from '#infra/postgres/late-checkpoints.ts';
import type { Settling } from '#infra/start-up/settling.ts';
import { AlreadyBuilding } from './alone.ts';
import type { Deps } from './catch-up.ts';
import type { Parked } from './fold.ts';
import type { PassedOver } from './late-areas.ts';
import type { Projection } from './projection.ts';
import { follow } from './runner.ts';
import { shardNumbers } from './shards.ts';

type Log = Readonly<{ error: (what: unknown, message: string) => void }>;
type Supervised = Deps &
  Readonly<{
    signal: AbortSignal;
    late: LateCheckpoints<PassedOver>;
    log: Log;
    bringUpToDate: () => Promise<void>;
    settling?: Pick<Settling, 'follows'>;
  }>;

const pauseMs = 1_000;

/** Keeps all shards of a projection running until `signal`. Restarts a shard after any failure. */
export async function supervise(projection: Projection, { bringUpToDate, log, settling, ...following }: Supervised) {
  const { signal } = following;
  const onParked = (parked: readonly Parked[]) => report(projection, parked, log);
  let said = '';

  async function superviseShard(shard: number) {
    const reached = settling?.follows(`projection ${projection.schema}, shard ${shard}`) ?? (() => {});
    while (!signal.aborted) {
      try {
        await bringUpToDate();
        await follow(projection, { ...following, shard, onParked, reached });
        said = '';
      } catch (error) {
        const text = String(error);
        // Two processes may run one projection, so losing to the other one is not a fault. A lasting fault is logged once.
        const expected = signal.aborted || error instanceof CheckpointMoved || error instanceof AlreadyBuilding;
        if (!expected && text !== said) log.error(error, `projection ${projection.schema} starts again`);
        if (!expected) said = text;
        await sleep(pauseMs, undefined, { signal }).catch(() => {});
      }
    }
  }

  await Promise.all(shardNumbers(projection).map(superviseShard));
}

/** Logs each parked event without its content. */
function report({ schema }: Projection, parked: readonly Parked[], log: Log) {
  for (const { event, error } of parked) {
    const { stream, type, position } = event;
    log.error({ schema, stream, type, position: position.toString(), error }, `${schema} parked a stream`);
  }
}
