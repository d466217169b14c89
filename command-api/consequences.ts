import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import { DomainError } from '#domain/kernel/errors.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { within } from '#infra/logging/context.ts';
import { followingSpan } from '#infra/tracing/traces.ts';
import type { NewJob } from './queue.ts';
import type { Reaction, ReactionTools } from './reaction.ts';

/** Streams in parallel. A connection to EventStoreDB has room for a hundred calls, and reactions share it with others. */
const lanes = 16;

type Write = (client: PoolClient) => Promise<unknown>;

/** The jobs and writes that follow from one event and are not in the database yet. */
export type Consequences = Readonly<{ event: Recorded; jobs: readonly NewJob[]; writes: readonly Write[] }>;

export type Outside = Omit<ReactionTools, 'put' | 'write'> & Readonly<{ log: FastifyBaseLogger }>;

/**
 * Handles streams in parallel, and the events of one stream one after another. All commands are sent when it returns. Returns
 * the consequences in the order of the log up to the first event that fails, and that event's error.
 */
export async function reactToAll(reaction: Reaction, events: readonly Recorded[], outside: Outside) {
  const known = new Map<Recorded, Consequences>();
  const inTurn = async (some: readonly Recorded[]) => {
    for (const event of some) known.set(event, await reactTo(reaction, event, outside));
  };
  const streams = byStream(events);
  const lane = async () => {
    for (let one = streams.shift(); one; one = streams.shift()) await inTurn(one).catch(() => {});
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  // Commands sent in parallel to one stream may have conflicted. Sent one by one, each succeeds.
  const failure = await inTurn(events.filter((event) => !known.has(event))).catch((error: unknown) => error);
  const end = events.findIndex((event) => !known.has(event));
  const found = (end < 0 ? events : events.slice(0, end)).flatMap((event) => known.get(event) ?? []);
  return { found, failure };
}

function byStream(events: readonly Recorded[]): (readonly Recorded[])[] {
  const streams = new Map<string, Recorded[]>();
  for (const event of events) streams.set(event.stream, [...(streams.get(event.stream) ?? []), event]);
  return [...streams.values()];
}

function reactTo(reaction: Reaction, event: Recorded, { log, ...tools }: Outside): Promise<Consequences> {
  const { correlationId } = event.metadata;
  const jobs: NewJob[] = [];
  const writes: Write[] = [];
  const put = (job: NewJob) => void jobs.push({ ...job, correlationId });
  const write = (work: Write) => void writes.push((client) => within({ correlationId }, () => work(client)));
  return within({ correlationId }, async () => {
    try {
      await followingSpan(`react ${reaction.name}`, event, () => reaction.react(event, { put, write, ...tools }));
    } catch (error) {
      // A rule refused the command, so a retry would not change the outcome. A lost race is worth a retry.
      if (!(error instanceof DomainError) || ['conflict', 'not_ready'].includes(error.code)) throw error;
      log.warn({ event: event.id, code: error.code }, `reaction ${reaction.name} was refused`);
    }
    return { event, jobs, writes };
  });
}
