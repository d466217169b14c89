import type { Recorded } from '#domain/kernel/message.ts';
import type { Batch } from '../event-store.ts';
import { isSystem } from './recorded.ts';

const kept = 4_000;

export type Recent = ReturnType<typeof createRecent>;

/** The newest part of the log, in memory: after `start`, up to `end`. */
export function createRecent(start: bigint) {
  let events: Recorded[] = [];
  let end = start;

  return {
    end: () => end,
    /** After a resumption an event may come again. */
    add(event: Recorded) {
      if (event.position <= end) return;
      end = event.position;
      if (!isSystem(event)) events.push(event);
      if (events.length < 2 * kept) return;
      start = events.at(-kept - 1)?.position ?? start;
      events = events.slice(-kept);
    },
    /** The events after a position; undefined if the position is older than the buffer. */
    after(position: bigint, most: number): Batch | undefined {
      if (position < start) return undefined;
      const first = firstPast(events, position);
      const found = events.slice(first, first + most);
      const all = first + found.length === events.length;
      return { events: found, position: all ? end : (found.at(-1)?.position ?? end) };
    },
  };
}

function firstPast(events: readonly Recorded[], position: bigint): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((events[middle]?.position ?? position) > position) high = middle;
    else low = middle + 1;
  }
  return low;
}
