/** Bytes in one append up to server version 25.0, which counts data, metadata and twice the type's characters. */
const most = 1_048_576;

/** Thrown before the append is sent: a far too large one would make its neighbours' appends fail too. */
export class AppendTooLarge extends Error {
  override readonly name = 'AppendTooLarge';

  constructor(stream: string, bytes: number) {
    super(`an append to ${stream} has ${bytes} bytes, the most are ${most}`);
  }
}

/** @throws AppendTooLarge */
export function refuseTooLarge(stream: string, bytes: number): void {
  if (bytes > most) throw new AppendTooLarge(stream, bytes);
}

/** Bytes of an event, as the server counts them. */
export const sizeOf = (type: string, data: number, metadata: number): number => data + metadata + 2 * type.length;
