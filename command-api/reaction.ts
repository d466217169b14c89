import type { PoolClient } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import type { StreamPrefix } from '#domain/stream-names.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { Cause } from './commands.ts';
import type { NewJob } from './queue.ts';

/** `put` and `write` take effect after `react`, in the transaction that moves the reaction's checkpoint. */
export type ReactionTools = Readonly<{
  /** Enqueues a job, exactly once per event. */
  put: (job: NewJob) => void;
  /** Runs another write, exactly once per event, after the jobs. */
  write: (work: (client: PoolClient) => Promise<unknown>) => void;
  /** Sends a command; its id derives from the event, so that a repeat changes nothing. */
  handle: Handle;
  store: EventStore;
  publicUrl: () => string;
}>;

/**
 * `react` is called at least once for each event of `streams`. Events of one stream come in order, events of different streams
 * in parallel. With `types`, only these events are passed; skipping the others is cheap.
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
