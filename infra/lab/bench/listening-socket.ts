import type { Duplex } from 'node:stream';
import { masked, opcodes, upgraded } from '../testing/socket.ts';

/** `token` signs it in; `onText` gets each message. */
type Listening = Readonly<{ token?: string; onText: (text: Buffer) => void }>;

/**
 * A cheap websocket that only listens, so that the cost of a thousand of them is not counted as the server's.
 * @throws Error for a frame that no hub sends
 */
export async function listeningSocket(address: string, { token, onText }: Listening): Promise<Duplex> {
  const socket = await upgraded(address, {});
  let unread: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    unread = unread.length === 0 ? chunk : Buffer.concat([unread, chunk]);
    for (let length = textIn(unread); length !== undefined; length = textIn(unread)) {
      onText(unread.subarray(2, 2 + length));
      unread = unread.subarray(2 + length);
    }
  });
  if (token) socket.write(masked(opcodes.text, Buffer.from(JSON.stringify({ type: 'auth', token }))));
  return socket;
}

/** The length of the text at the start of the bytes; undefined if it is incomplete. */
function textIn(bytes: Buffer): number | undefined {
  const [first, length] = bytes;
  if (first === undefined || length === undefined) return undefined;
  if (first !== (0x80 | opcodes.text) || length >= 126) throw new Error(`no short text: ${first} ${length}`);
  return bytes.length < 2 + length ? undefined : length;
}

/** Opens sockets with `open`, several at a time. */
export async function many<T>(count: number, open: (index: number) => Promise<T>): Promise<readonly T[]> {
  const opened: T[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - from) }, (_none, index) => open(from + index));
    opened.push(...(await Promise.all(some)));
  }
  return opened;
}

const atOnce = 50;
