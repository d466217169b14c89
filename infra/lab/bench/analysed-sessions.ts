import { randomUUID } from 'node:crypto';
import { storedSamples } from '#domain/sessions/event-samples.ts';
import { type EventStore, noStream } from '#infra/event-store/event-store.ts';
import { newId } from '#infra/ids.ts';

const atOnce = 200;

/** Talks in the state after their analysis, five events each; returns their ids. */
export async function analysedSessions(store: EventStore, ownerId: string, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => newId());
  for (let from = 0; from < count; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    await Promise.all(some.map((id) => store.append(`session-${id}`, noStream, life(ownerId))));
  }
  return ids;
}

function life(ownerId: string) {
  const { SessionCreated, AnalysisStarted, AudioExtracted, AudioAnalysed, AnalysisSucceeded } = storedSamples;
  const created = { ...SessionCreated, data: { ...SessionCreated.data, ownerId } };
  const id = randomUUID();
  const actor = { kind: 'user', id: ownerId } as const;
  const metadata = { correlationId: id, causationId: id, commandId: id, commandHash: '', actor, at, schema: 1 };
  return [created, AnalysisStarted, AudioExtracted, AudioAnalysed, AnalysisSucceeded].map((event) => ({
    ...event,
    id: randomUUID(),
    metadata,
  }));
}

const at = '2026-11-14T10:12:00.000Z';
