import type { Duplex } from 'node:stream';
import { masked, opcodes, upgraded } from '../testing/socket.ts';

/** `token` signs it in; `onText` gets each message that comes. */
type Listening = Readonly<{ token?: string; onText: (text: Buffer) => void }>;

/**
 * A websocket that only listens, and does so cheaply: what a thousand of them cost is not to be taken for the server's.
 * @throws Error at a frame that no hub of ours sends
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

/** The length of the text that the bytes begin with; undefined where it is not all there. */
function textIn(bytes: Buffer): number | undefined {
  const [first, length] = bytes;
  if (first === undefined || length === undefined) return undefined;
  if (first !== (0x80 | opcodes.text) || length >= 126) throw new Error(`no short text: ${first} ${length}`);
  return bytes.length < 2 + length ? undefined : length;
}

/** Opens as many sockets as `open` makes, some at a time. */
export async function many<T>(count: number, open: (index: number) => Promise<T>): Promise<readonly T[]> {
  const opened: T[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - from) }, (_none, index) => open(from + index));
    opened.push(...(await Promise.all(some)));
  }
  return opened;
}

const atOnce = 50;
