import { randomUUID } from 'node:crypto';
import type { NewEvent } from '#infra/event-store/event-store.ts';

/** An event as a command makes it. */
export function reservedEvent(): NewEvent {
  const id = randomUUID();
  const actor = { kind: 'system', id: 'bench' } as const;
  const cause = { correlationId: id, causationId: id, commandId: id, commandHash: '', actor };
  const metadata = { ...cause, at: '2026-01-01T00:00:00.000Z', schema: 1 };
  return { type: 'AnalysisReserved', data: { sessionId: 'a'.repeat(32), analysisClass: 'relaxed' }, id, metadata };
}
