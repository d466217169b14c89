import type { Recorded } from '#domain/kernel/message.ts';

/** Fails for each reader of its data: it parks its stream, and stops no other. */
export function unreadable(event: Recorded, error: unknown): Recorded {
  const get = (): never => {
    throw error;
  };
  // Without a look at the data that it has: an event that could not be opened cannot be brought to today's shape either.
  return Object.defineProperties({} as Recorded, {
    ...Object.getOwnPropertyDescriptors(event),
    data: { get, enumerable: true },
  });
}
