import type { Recorded } from '#domain/kernel/message.ts';
import type { EventStore } from '../event-store/event-store.ts';

export type LogReader = Readonly<{
  /** The next events, at most so many; none at the end of the log. */
  next: (most: number) => Promise<readonly Recorded[]>;
}>;

// Small enough that who answers requests beside it is not held up.
const batchSize = 1_000;

/** The log from its first event on; the next batch is read while one is looked at. */
export function readLog(store: EventStore): LogReader {
  const read = (after?: bigint) => {
    const events = store.readAll({ limit: batchSize, ...(after !== undefined && { after }) });
    // A reader that stops early does not wait for it.
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
