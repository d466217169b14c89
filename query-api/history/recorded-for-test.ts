import type { Message, Recorded } from '#domain/kernel/message.ts';

/** Makes recorded events of one stream. */
export const recordedForTest = (events: readonly Message[]): readonly Recorded[] =>
  events.map((event, revision) => {
    const id = String(revision);
    const cause = { correlationId: id, causationId: id, commandId: id, commandHash: '' };
    const metadata = {
      ...cause,
      actor: { kind: 'system', id: 'test' },
      at: '2026-01-01T00:00:00.000Z',
      schema: 1,
    } as const;
    return { ...event, id, stream: 'of-test', revision, position: BigInt(revision), metadata };
  });
