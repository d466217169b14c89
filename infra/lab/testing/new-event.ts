import { randomUUID } from 'node:crypto';
import type { NewEvent } from '#infra/event-store/event-store.ts';

/** An event of the type `Happened`, for tests. */
export function newEvent(data: unknown = {}): NewEvent {
  const id = randomUUID();
  const actor = { kind: 'system', id: 'test' } as const;
  const cause = { correlationId: id, causationId: id, commandId: id, commandHash: '', actor };
  return { type: 'Happened', data, id, metadata: { ...cause, at: '2026-01-01T00:00:00.000Z', schema: 1 } };
}
