/** The byte limit of one append up to server version 25.0, which counts the bytes of data and metadata, and two bytes for each character of the type. */
const most = 1_048_576;

/** Thrown before the append is sent: a far too large append would also make other pending appends fail. */
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

/** The bytes of an event, counted as the server does. */
export const sizeOf = (type: string, data: number, metadata: number): number => data + metadata + 2 * type.length;
