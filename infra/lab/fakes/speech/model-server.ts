import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parts } from '#analysis/transcription/parakeet/model.ts';

/** `breaksOffAfter`: bytes after which the server closes the connection, once for each file. */
type Manner = Readonly<{ breaksOffAfter?: number; hasRanges?: boolean }>;

/** Files of a tiny model, each with different bytes. */
export const tinyModel = parts.map((name, i) => ({ name, content: Buffer.alloc(20_000 * (i + 1), `${name} `) }));
export const tinyHashes = tinyModel.map(({ content }) => createHash('sha256').update(content).digest('hex'));

/** Serves the tiny model, in ranges; `sent` counts the bytes of all answers. */
export async function modelServer({ breaksOffAfter = Number.POSITIVE_INFINITY, hasRanges = true }: Manner = {}) {
  const state = { sent: 0, asked: [] as string[], missing: '' };
  const brokenOff = new Set<string>();
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const name = request.url?.slice(1) ?? '';
    const file = tinyModel.find((one) => one.name === name && name !== state.missing);
    state.asked.push(`${name} ${request.headers.range ?? ''}`.trim());
    if (!file) return response.writeHead(404).end();
    const from = hasRanges ? Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0) : 0;
    if (from >= file.content.length) return response.writeHead(416).end();
    const rest = file.content.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length });
    if (rest.length <= breaksOffAfter || brokenOff.has(name)) {
      state.sent += rest.length;
      return response.end(rest);
    }
    brokenOff.add(name);
    state.sent += breaksOffAfter;
    return response.write(rest.subarray(0, breaksOffAfter), () => setTimeout(() => response.destroy(), 50));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, state, close };
}
