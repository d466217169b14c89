import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import { vi } from 'vitest';
import { collected } from './collected.ts';

type Push = Readonly<{ type: string; data: Readonly<Record<string, unknown>> }>;
type Opened = Readonly<{ headers?: Readonly<Record<string, string>>; first?: unknown; isMute?: boolean }>;

export const opcodes = { text: 1, close: 8, ping: 9, pong: 10 } as const;

/**
 * A websocket client (RFC 6455) with the features that the hubs need: small text messages without fragments. `first` is sent at
 * once; `isMute` does not answer a close frame.
 */
export async function openSocket(address: string, { headers = {}, first, isMute = false }: Opened = {}) {
  const socket = await upgraded(address.replace(/^ws/, 'http'), headers);
  const pushes = collected<Push>();
  let closed: number | undefined;
  let pongs = 0;
  let unread = Buffer.alloc(0);
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk]);
    for (let frame = frameIn(unread); frame; frame = frameIn(unread)) {
      unread = unread.subarray(frame.length);
      if (frame.opcode === opcodes.text) pushes.add(JSON.parse(frame.payload.toString()));
      if (frame.opcode === opcodes.pong) pongs += 1;
      if (frame.opcode !== opcodes.close) continue;
      closed = frame.payload.length >= 2 ? frame.payload.readUInt16BE() : 1005;
      if (!isMute) socket.end(masked(opcodes.close, frame.payload));
    }
  });
  // A connection that ends without a close frame was cut.
  socket.on('close', () => {
    closed ??= 1006;
  });

  const say = (message: unknown) => void socket.write(masked(opcodes.text, Buffer.from(JSON.stringify(message))));
  if (first !== undefined) say(first);
  return {
    pushes: pushes.all,
    say,
    write: (bytes: Buffer) => void socket.write(bytes),
    ping: () => void socket.write(masked(opcodes.ping, Buffer.alloc(0))),
    /** Resolves once `has` holds for all pushes so far. */
    until: pushes.until,
    /** Number of answered pings. */
    pongs: () => pongs,
    isOpen: () => closed === undefined,
    /** Reads nothing until `resume`, so that sent data piles up on the way. */
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    /** The close code; undefined while the socket is open. */
    closeCode: () => closed,
    /** Waits for the close code. */
    closed: (timeout = 45_000) => vi.waitUntil(() => closed, { timeout, interval: 20 }),
    end: () => socket.destroy(),
  };
}

export function upgraded(address: string, headers: Readonly<Record<string, string>>): Promise<Duplex> {
  const key = randomBytes(16).toString('base64');
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': key,
    'sec-websocket-version': '13',
  };
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { ...upgrade, ...headers }, agent: false });
    asked.on('upgrade', (_response, socket, head) => {
      socket.unshift(head);
      resolve(socket);
    });
    asked.on('response', ({ statusCode }) => reject(new Error(`no socket: ${statusCode}`)));
    asked.on('error', reject);
    asked.end();
  });
}

function frameIn(bytes: Buffer) {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 0x7f;
  const start = short === 126 ? 4 : 2;
  if (bytes.length < start) return undefined;
  const length = start + (short === 126 ? bytes.readUInt16BE(2) : short);
  if (bytes.length < length) return undefined;
  return { opcode: bytes.readUInt8(0) & 0x0f, payload: bytes.subarray(start, length), length };
}

/** A masked frame, as RFC 6455 requires of clients (section 5.3). */
export function masked(opcode: number, payload: Buffer): Buffer {
  const mask = randomBytes(4);
  const length =
    payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 0xff];
  const bytes = payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x80 | opcode, ...length]), mask, bytes]);
}
