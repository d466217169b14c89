import type { Recorded } from '#domain/kernel/message.ts';
import type { EventStore } from '../event-store/event-store.ts';

export type LogReader = Readonly<{
  /** The next events, `most` at most; none at the end of the log. */
  next: (most: number) => Promise<readonly Recorded[]>;
}>;

// Small enough not to block a process that also answers requests.
const batchSize = 1_000;

/** Reads the log from its first event on. The next batch is read while the caller handles one. */
export function readLog(store: EventStore): LogReader {
  const read = (after?: bigint) => {
    const events = store.readAll({ limit: batchSize, ...(after !== undefined && { after }) });
    // A reader that stops early does not await this promise.
    events.catch(() => {});
    return events;
  };
  let coming = read();
  let left: readonly Recorded[] = [];
  return {
    async next(most) {
      if (left.length === 0) {
        left = await coming;
        const last = left.at(-1)?.position;
        if (last !== undefined) coming = read(last);
      }
      const events = left.slice(0, most);
      left = left.slice(most);
      return events;
    },
  };
}
