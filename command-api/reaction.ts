import type { PoolClient } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import type { StreamPrefix } from '#domain/stream-names.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { Cause } from './commands.ts';
import type { NewJob } from './queue.ts';

/** `put` and `write` are of the transaction that the reaction's checkpoint moves in, once `react` has ended. */
export type ReactionTools = Readonly<{
  /** A job, which comes once. */
  put: (job: NewJob) => void;
  /** Anything else that is there once, after the jobs. */
  write: (work: (client: PoolClient) => Promise<unknown>) => void;
  /** Sends a command; its id derives from the event, so that a repeat changes nothing. */
  handle: Handle;
  store: EventStore;
  publicUrl: () => string;
}>;

/**
 * Whenever this happened, do that. Called at least once for each event of `streams`, in the order of its stream and beside
 * events of other streams; where `types` are given, for these only: to pass over the others costs nothing.
 */
export type Reaction = Readonly<{
  name: string;
  streams: readonly StreamPrefix[];
  types?: readonly string[];
  react: (event: Recorded, tools: ReactionTools) => Promise<void>;
}>;

/** The cause of a reaction's command; `what` tells several commands of one event apart. */
export const causedBy = (event: Recorded, what: string): Cause => ({
  commandId: uuidv5(event.id, what),
  correlationId: event.metadata.correlationId,
  actor: { kind: 'system', id: what },
});
