import type { Recorded } from '#domain/kernel/message.ts';

/** An event that fails for each reader of its data: it parks its stream, and no other stream. */
export function unreadable(event: Recorded, error: unknown): Recorded {
  const get = (): never => {
    throw error;
  };
  // Does not touch the data: an event that could not be opened cannot be upcast either.
  return Object.defineProperties({} as Recorded, {
    ...Object.getOwnPropertyDescriptors(event),
    data: { get, enumerable: true },
  });
}
