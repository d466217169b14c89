import type { Message, Recorded } from '#domain/kernel/message.ts';
import type { ReadModel } from './projection.ts';

/** The row of a read model after these events of one stream. */
export const rowAfterIn = <Event extends Message, Row extends object>(
  model: ReadModel<Event, Row>,
  stream: string,
  events: readonly Event[],
): Row | undefined =>
  events.reduce<Row | undefined>(
    (row, event, revision) => model.fold(row, recorded(stream, event, revision)),
    undefined,
  );

export function recorded<Event extends Message>(stream: string, event: Event, revision: number): Recorded<Event> {
  const cause = { correlationId: 'c', causationId: 'c', commandId: 'c', commandHash: 'h' };
  const actor = { kind: 'system', id: 'test' } as const;
  const metadata = { ...cause, actor, at: '2026-10-01T09:00:00.000Z', schema: 1 };
  return { ...event, id: 'e', stream, revision, position: 1n, metadata };
}
