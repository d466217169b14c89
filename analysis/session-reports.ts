import { type SessionCommand, sessionDecider } from '#domain/sessions/decider.ts';
import type { Session } from '#domain/sessions/session.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import { uuidv5 } from '#infra/ids.ts';

type Job = Readonly<{ id: string; correlationId: string; payload: Readonly<{ sessionId: string }> }>;

/** The current session; undefined if it does not exist (any more). */
export async function loadSession(store: EventStore, sessionId: string): Promise<Session | undefined> {
  const state = await storedState(store, streamOf('session', sessionId), sessionDecider);
  return typeof state === 'string' ? undefined : state;
}

/**
 * Reports the result of a job. The command's id derives from the job and the step, never from the attempt: two workers on
 * one job make one result. Returns the session afterwards; undefined if it was deleted meanwhile.
 */
export function reporterOf(job: Job, handle: Handle) {
  return async (command: SessionCommand): Promise<Session | undefined> => {
    const { state } = await handle({
      stream: streamOf('session', job.payload.sessionId),
      decider: sessionDecider,
      command,
      commandId: uuidv5(job.id, command.type),
      correlationId: job.correlationId,
      actor: { kind: 'system', id: 'analysis' },
    });
    return typeof state === 'string' ? undefined : state;
  };
}
