import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import type { Batch } from '#infra/event-store/event-store.ts';
import { refuseOtherLog, watchIdentity } from '#infra/event-store/log-identity.ts';
import { CheckpointMoved, type LateCheckpoints, type Move } from '#infra/postgres/late-checkpoints.ts';
import { type Outside, reactToAll } from './consequences.ts';
import { groupsOf, keep } from './keep-consequences.ts';
import type { Reaction } from './reaction.ts';

type Deps = Outside &
  Readonly<{
    pool: Pool;
    signal: AbortSignal;
    late: LateCheckpoints<Move>;
    /** Called with the position up to which everything is done. */
    reached?: (position: bigint) => void;
  }>;

/** The pause doubles with each failure, up to the longest, and is reset by progress. */
const [shortestPauseMs, longestPauseMs] = [250, 60_000];
/** Maximum number of events that are handled together. */
const mostTogether = 100;

/** Follows the log for one reaction until `signal` aborts. After an error, starts again from its checkpoint. */
export async function superviseReaction(reaction: Reaction, deps: Deps): Promise<void> {
  const { log, signal } = deps;
  let failures = 0;
  let farthest = 0n;
  // After a failure the reaction follows the same events again. Only new ones are progress.
  const progressed = (position: bigint) => {
    if (position > farthest) [farthest, failures] = [position, 0];
  };
  while (!signal.aborted) {
    const startedAt = performance.now();
    try {
      await followWith(reaction, { ...deps, progressed });
    } catch (error) {
      // If another process is ahead, that is no fault.
      const isFault = !(error instanceof CheckpointMoved);
      // A run this long had recovered from earlier failures.
      if (performance.now() - startedAt > longestPauseMs) failures = 0;
      if (isFault) failures += 1;
      if (isFault && isTold(failures)) log.error({ err: error, failures }, `reaction ${reaction.name} starts again`);
      await sleep(isFault ? pauseAfter(failures) : shortestPauseMs, undefined, { signal }).catch(() => {});
    }
  }
}

/** In milliseconds. */
export const pauseAfter = (failures: number): number =>
  Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.max(0, failures - 1));

/** Logs the failures 1, 10, 100, … */
const isTold = (failures: number) => /^10*$/.test(`${failures}`);

type Supervised = Deps & Readonly<{ progressed: (position: bigint) => void }>;

async function followWith(reaction: Reaction, { progressed, ...deps }: Supervised) {
  const { pool, store, signal, late, reached } = deps;
  const { name, streams, types } = reaction;
  late.begin(name);
  const checkpoint = await openCheckpoint(pool, name);
  const identity = watchIdentity(store);
  let log = sameLog(name, checkpoint.log, await identity());
  let { after } = checkpoint;
  reached?.(after);
  for await (const { events, position } of store.subscribeAll({ after, prefixes: streams, signal })) {
    log = sameLog(name, log ?? null, await identity());
    const wanted = types ? events.filter(({ type }) => types.includes(type)) : events;
    for (const step of stepsOf({ events: wanted, position })) {
      if (signal.aborted) return;
      const { position } = step;
      if (step.events.length === 0) late.passLater({ name, after, position, log });
      else {
        const stored = await late.storedPosition(name, after);
        await take(reaction, step.events, { ...deps, move: { name, after: stored, position, log } });
      }
      after = position;
      progressed(after);
    }
    reached?.(after);
  }
}

/** Reads the checkpoint, with the log that it belongs to. A new reaction starts at 0. */
async function openCheckpoint(pool: Pool, name: string) {
  await pool.query('insert into ops.reaction_checkpoint values ($1, 0) on conflict do nothing', [name]);
  const { rows } = await pool.query<{ position: string; log: string | null }>(
    'select position, log from ops.reaction_checkpoint where name = $1',
    [name],
  );
  return { after: BigInt(rows[0]?.position ?? 0), log: rows[0]?.log ?? null };
}

function sameLog(name: string, made: string | null, log: string | undefined): string | undefined {
  const mend = 'see Another log in docs/operations.md';
  refuseOtherLog(`the checkpoint of reaction ${name}`, { made, log, mend });
  return log;
}

/** Yields at least one step: the checkpoint also moves without events, up to a second later. */
function* stepsOf({ events, position }: Batch): Generator<Batch> {
  let from = 0;
  for (; events.length - from > mostTogether; from += mostTogether) {
    const step = events.slice(from, from + mostTogether);
    yield { events: step, position: step.at(-1)?.position ?? position };
  }
  yield { events: events.slice(from), position };
}

/** Stores the consequences of all events before the first that fails. @throws the error of that event */
async function take(
  reaction: Reaction,
  events: readonly Recorded[],
  { move, pool, ...outside }: Deps & { move: Move },
) {
  const { found, failure } = await reactToAll(reaction, events, outside);
  const isWhole = found.length === events.length;
  const position = isWhole ? move.position : (found.at(-1)?.event.position ?? move.after);
  if (isWhole || found.length > 0) await keep(groupsOf(found), { ...move, position }, pool);
  if (!isWhole) throw failure;
}
