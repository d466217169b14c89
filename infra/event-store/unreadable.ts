import type { Recorded } from '#domain/kernel/message.ts';

/** Fails for who looks at its data: it parks its stream, and stops no other. */
export function unreadable(event: Recorded, error: unknown): Recorded {
  const get = (): never => {
    throw error;
  };
  return Object.defineProperty({ ...event }, 'data', { get, enumerable: true });
}
