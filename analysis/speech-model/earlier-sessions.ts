import { idOf } from '#domain/kernel/ids.ts';
import { prefixOf } from '#domain/stream-names.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { loadSession, reporterOf } from '../session-reports.ts';

type Sessions = Readonly<{ store: EventStore; handle: Handle; signal: AbortSignal }>;
type Request = Readonly<{ id: string; correlationId: string }>;

const atOnce = 1_000;

/** Requests the words of every analysed talk without any; returns the number of these talks. */
export async function askForEarlierSessions(request: Request, { store, handle, signal }: Sessions): Promise<number> {
  const seen = new Set<string>();
  let [after, asked] = [0n, 0];
  for (;;) {
    signal.throwIfAborted();
    const events = await store.readAll({ after, limit: atOnce, prefixes: [prefixOf('session')] });
    for (const { type, stream } of events) {
      if (type !== 'AnalysisSucceeded' || seen.has(stream)) continue;
      seen.add(stream);
      const sessionId = idOf(stream);
      const before = await loadSession(store, sessionId);
      if (!before || before.words || before.isListening) continue;
      // Each talk is a separate stream, so one step name of the job fits all.
      const after = await reporterOf(
        { ...request, payload: { sessionId } },
        handle,
      )({ type: 'RequestWords', data: {} });
      if (after?.isListening) asked += 1;
    }
    const last = events.at(-1);
    if (!last) return asked;
    after = last.position;
  }
}
