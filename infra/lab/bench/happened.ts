import { randomUUID } from 'node:crypto';
import type { Message } from '#domain/kernel/message.ts';
import type { NewEvent } from '#infra/event-store/event-store.ts';

/** An event as a command of this person leaves it. */
export function happened({ type, data }: Message, personId: string): NewEvent {
  const id = randomUUID();
  const actor = { kind: 'user', id: personId } as const;
  const cause = { correlationId: id, causationId: id, commandId: id, commandHash: '', actor };
  return { type, data, id, metadata: { ...cause, at: '2026-11-14T10:12:00.000Z', schema: 1 } };
}
