import type { Recorded } from '#domain/kernel/message.ts';
import { currentSchema, type Upcasters, upcast } from '#domain/kernel/upcasting.ts';
import type { EventStore, NewEvent } from './event-store.ts';
import { unreadable } from './unreadable.ts';

/** The same log, with every event in its current shape: reads upcast events, appends record the current version. */
export function upcasting(store: EventStore, upcasters: Upcasters): EventStore {
  // An event that was stored under another name may now belong to one of these types.
  const stored = (types: readonly string[]) => [...types, ...Object.keys(upcasters)];
  const read = (events: readonly Recorded[]) => events.map((event) => upcastOrUnreadable(event, upcasters));
  return {
    append: (stream, expectedRevision, events) =>
      store.append(
        stream,
        expectedRevision,
        events.map((event) => stamped(event, upcasters)),
      ),
    readStream: async (...wanted) => read(await store.readStream(...wanted)),
    readAll: async ({ types, ...query }) =>
      read(await store.readAll({ ...query, ...(types && { types: stored(types) }) })),
    async *subscribeAll(subscription) {
      for await (const { events, position } of store.subscribeAll(subscription)) {
        yield { events: read(events), position };
      }
    },
  };
}

const stamped = (event: NewEvent, upcasters: Upcasters): NewEvent => ({
  ...event,
  metadata: { ...event.metadata, schema: currentSchema(event.type, upcasters) },
});

/** An event that cannot be upcast fails only when somebody reads its data. */
function upcastOrUnreadable(event: Recorded, upcasters: Upcasters): Recorded {
  try {
    return upcast(event, upcasters);
  } catch (error) {
    return unreadable(event, error);
  }
}
