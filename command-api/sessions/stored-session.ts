import { stateAfter } from '#domain/kernel/decider.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { type SessionCommand, sessionDecider } from '#domain/sessions/decider.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { Session, SessionState } from '#domain/sessions/session.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';

export const toSession = (sessionId: string, command: SessionCommand) => ({
  stream: streamOf('session', sessionId),
  decider: sessionDecider,
  command,
});

export type History = readonly Recorded<SessionEvent>[];

/** The session's state and its events. */
export async function loadSession(store: EventStore, sessionId: string) {
  const history = (await store.readStream(streamOf('session', sessionId))) as History;
  const state = stateAfter(sessionDecider, history);
  return { state, history };
}

const statuses = { waiting: 'NotStarted', running: 'Running', succeeded: 'Succeeded', failed: 'Failed' } as const;

/** The answer of calls on a session; the read model knows finer steps of the analysis. */
export const createdAnswer = (id: string, session: SessionState) => ({
  id,
  analysisStatus:
    typeof session === 'string' ? ('NotStarted' as const) : statuses[(session satisfies Session).analysis],
});
