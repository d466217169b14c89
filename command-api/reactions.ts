import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { DomainError } from '#domain/kernel/errors.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { Batch, EventStore } from '#infra/event-store/event-store.ts';
import { OtherLog, refuseOtherLog, watchIdentity } from '#infra/event-store/log-identity.ts';
import { within } from '#infra/logging/context.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { enqueueAll, type NewJob } from '#infra/queue/queue.ts';
import type { Reaction } from './reaction.ts';
import { CheckpointMoved, type Move, moveCheckpoint, openCheckpoint, passOver } from './reaction-checkpoint.ts';

type Deps = Readonly<{
  pool: Pool;
  store: EventStore;
  handle: Handle;
  publicUrl: () => string;
  log: FastifyBaseLogger;
  signal: AbortSignal;
}>;

/** What follows from one event and is not in the database yet. */
type Consequences = Readonly<{
  event: Recorded;
  jobs: readonly NewJob[];
  writes: readonly ((client: PoolClient) => Promise<void>)[];
}>;

/** Events that are followed together, and the checkpoint from before them to behind them. */
type Step = Readonly<{ events: readonly Recorded[]; move: Move }>;

const retryMs = 1_000;
/** At most so many events have their consequences in one transaction. */
const mostTogether = 100;

/** Follows the log for one reaction until `signal`; what fails for a while is tried again from its checkpoint. */
export async function superviseReaction(reaction: Reaction, deps: Deps): Promise<void> {
  const { log, signal } = deps;
  let said = false;
  while (!signal.aborted) {
    try {
      await followWith(reaction, deps);
    } catch (error) {
      // That lasts until somebody does something, and is said once.
      const lasts = error instanceof OtherLog;
      // Another process that is ahead is a way to run it, not a fault.
      const isFault = !(error instanceof CheckpointMoved);
      if (isFault && !(lasts && said)) log.error(error, `reaction ${reaction.name} starts again`);
      said = lasts;
      await sleep(retryMs, undefined, { signal }).catch(() => {});
    }
  }
}

async function followWith(reaction: Reaction, deps: Deps) {
  const { pool, store, signal } = deps;
  const { name, streams, types } = reaction;
  const checkpoint = await openCheckpoint(pool, name);
  const identity = watchIdentity(store);
  let log = sameLog(name, checkpoint.log, await identity());
  let after = checkpoint.position;
  for await (const { events, position } of store.subscribeAll({ after, prefixes: streams, signal })) {
    log = sameLog(name, log ?? null, await identity());
    const wanted = types ? events.filter(({ type }) => types.includes(type)) : events;
    for (const step of stepsOf({ events: wanted, position })) {
      if (signal.aborted) return;
      await take(reaction, { events: step.events, move: { name, after, position: step.position, log } }, deps);
      after = step.position;
    }
  }
}

function sameLog(name: string, made: string | null, log: string | undefined): string | undefined {
  const mend = 'see Another log in docs/operations.md';
  refuseOtherLog(`the checkpoint of reaction ${name}`, { made, log, mend });
  return log;
}

/** One at least: the checkpoint moves also where nothing follows. */
function* stepsOf({ events, position }: Batch): Generator<Batch> {
  let from = 0;
  for (; events.length - from > mostTogether; from += mostTogether) {
    const step = events.slice(from, from + mostTogether);
    yield { events: step, position: step.at(-1)?.position ?? position };
  }
  yield { events: events.slice(from), position };
}

/** What comes before an event that fails is kept. @throws what that one failed with */
async function take(reaction: Reaction, { events, move }: Step, deps: Deps) {
  const { found, failure } = await reactToAll(events, (event) => reactTo(reaction, event, deps));
  if (found.length === events.length) return keep(found, move, deps.pool);
  const last = found.at(-1);
  if (last) await keep(found, { ...move, position: last.event.position }, deps.pool);
  throw failure;
}

type React = (event: Recorded) => Promise<Consequences>;

/** Streams side by side, in each one event after the other. Answers what was found up to the first event that fails. */
async function reactToAll(events: readonly Recorded[], react: React) {
  const known = new Map<Recorded, Consequences>();
  const inTurn = async (some: readonly Recorded[]) => {
    for (const event of some) known.set(event, await react(event));
  };
  await Promise.allSettled(byStream(events).map(inTurn));
  // Two that wrote to one stream at once may have been in each other's way: alone, each gets through.
  const failure = await inTurn(events.filter((event) => !known.has(event))).catch((error: unknown) => error);
  const end = events.findIndex((event) => !known.has(event));
  const found = (end < 0 ? events : events.slice(0, end)).flatMap((event) => known.get(event) ?? []);
  return { found, failure };
}

function byStream(events: readonly Recorded[]): readonly (readonly Recorded[])[] {
  const streams = new Map<string, Recorded[]>();
  for (const event of events) streams.set(event.stream, [...(streams.get(event.stream) ?? []), event]);
  return [...streams.values()];
}

async function reactTo(reaction: Reaction, event: Recorded, deps: Deps): Promise<Consequences> {
  const { store, handle, publicUrl, log } = deps;
  const { correlationId } = event.metadata;
  const jobs: NewJob[] = [];
  const writes: Consequences['writes'][number][] = [];
  const put = (job: NewJob) => void jobs.push({ ...job, correlationId });
  const write = (work: Consequences['writes'][number]) => void writes.push(work);
  try {
    await within({ correlationId }, () => reaction.react(event, { put, write, handle, store, publicUrl }));
  } catch (error) {
    // The rules say that nothing follows, and trying again would not change that; losing a race is another matter.
    if (!(error instanceof DomainError) || error.code === 'conflict') throw error;
    within({ correlationId }, () =>
      log.warn({ event: event.id, code: error.code }, `reaction ${reaction.name} was refused`),
    );
  }
  return { event, jobs, writes };
}

/** All in one transaction; where that fails each in its own, so that what cannot be written holds up none before it. */
async function keep(all: readonly Consequences[], move: Move, pool: Pool) {
  try {
    await keepTogether(all, move, pool);
  } catch (error) {
    if (error instanceof CheckpointMoved || all.length < 2) throw error;
    let { after } = move;
    for (const one of all) {
      const position = one === all.at(-1) ? move.position : one.event.position;
      await keepTogether([one], { ...move, after, position }, pool);
      after = position;
    }
  }
}

function keepTogether(all: readonly Consequences[], move: Move, pool: Pool): Promise<void> {
  if (all.every(({ jobs, writes }) => jobs.length === 0 && writes.length === 0)) return passOver(pool, move);
  return inTransaction(pool, async (client) => {
    await moveCheckpoint(client, move);
    await enqueueAll(
      client,
      all.flatMap(({ jobs }) => jobs),
    );
    for (const { event, writes } of all) {
      const { correlationId } = event.metadata;
      for (const work of writes) await within({ correlationId }, () => work(client));
    }
  });
}
