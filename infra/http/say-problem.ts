import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorCode, problems } from '#domain/kernel/errors.ts';

/** Says a problem, in the shape of all others, to a connection on which no request can be answered; then ends it. */
export function sayProblem(socket: Duplex, code: ErrorCode, headers: Readonly<Record<string, string>>): void {
  if (!socket.writable) return void socket.destroy();
  const [status, description] = problems[code];
  const body = JSON.stringify({ code, description, requestId: randomUUID() });
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
}
