import type { NewEvent } from '../event-store.ts';

/** Bytes in one append up to server version 25.0, which counts data, metadata and twice the type's characters. */
const most = 1_048_576;

/** The server was not asked: one that is far too large would take its neighbours' appends along. */
export class AppendTooLarge extends Error {
  override readonly name = 'AppendTooLarge';

  constructor(stream: string, bytes: number) {
    super(`an append to ${stream} has ${bytes} bytes, the most are ${most}`);
  }
}

/** @throws AppendTooLarge */
export function refuseTooLarge(stream: string, events: readonly NewEvent[]): void {
  const bytes = events.reduce(
    (sum, { type, data, metadata }) => sum + bytesOf(data) + bytesOf(metadata) + 2 * type.length,
    0,
  );
  if (bytes > most) throw new AppendTooLarge(stream, bytes);
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
