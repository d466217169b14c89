import { idOf } from '#domain/kernel/ids.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';

const atOnce = 1_000;

/** The ids of all sessions that were ever scored, each once, in the order of their first score. */
export async function* analysedSessions(store: EventStore): AsyncGenerator<string> {
  const seen = new Set<string>();
  let after = 0n;
  for (;;) {
    const events = await store.readAll({ after, limit: atOnce, prefixes: ['session-'] });
    for (const { type, stream } of events) {
      if (type !== 'AnalysisSucceeded' || seen.has(stream)) continue;
      seen.add(stream);
      yield idOf(stream);
    }
    const last = events.at(-1);
    if (!last) return;
    after = last.position;
  }
}
