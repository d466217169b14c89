import type { PoolClient } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { Cause } from './commands.ts';

export type ReactionTools = Readonly<{
  /** The transaction that the reaction's checkpoint is part of: jobs and mails that are put into it come once. */
  client: PoolClient;
  /** Sends a command; its id derives from the event, so that a repeat changes nothing. */
  handle: Handle;
  store: EventStore;
  publicUrl: () => string;
}>;

/**
 * Whenever this happened, do that. Called at least once for each event of `streams`, in the order of the log; where `types`
 * are given, for these only: to pass over the others costs nothing.
 */
export type Reaction = Readonly<{
  name: string;
  streams: readonly string[];
  types?: readonly string[];
  react: (event: Recorded, tools: ReactionTools) => Promise<void>;
}>;

/** What a reaction's command says about its cause; `what` tells several commands of one event apart. */
export const causedBy = (event: Recorded, what: string): Cause => ({
  commandId: uuidv5(event.id, what),
  correlationId: event.metadata.correlationId,
  actor: { kind: 'system', id: what },
});
