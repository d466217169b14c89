import type { Recorded } from '#domain/kernel/message.ts';
import { type EventStore, type NewEvent, WrongRevision } from '#infra/event-store/event-store.ts';

/** A log in memory for a few streams, fast enough for thousands of runs. */
export function memoryLog(): EventStore {
  const streams = new Map<string, Recorded[]>();
  let position = 0n;
  const unused = (): never => {
    throw new Error('nobody asks for that here');
  };
  return {
    async append(stream, expected, events: readonly NewEvent[]) {
      const known = streams.get(stream) ?? [];
      if (known.length - 1 !== expected) throw new WrongRevision(stream, expected, known.length - 1);
      const recorded = events.map((event, index) => {
        position += 1n;
        const data = JSON.parse(JSON.stringify(event.data)) as unknown;
        return { ...event, data, stream, revision: known.length + index, position };
      });
      streams.set(stream, [...known, ...recorded]);
      return position;
    },
    readStream: async (stream, { from = 0 } = {}) => (streams.get(stream) ?? []).slice(from),
    readAll: unused,
    subscribeAll: unused,
  };
}
