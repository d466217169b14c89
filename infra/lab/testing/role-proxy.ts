import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { proxiedTo } from './proxy-split.ts';

/** Addresses of the processes of each role; requests go to them in turn. */
export type Split = Readonly<{ commands: readonly string[]; queries: readonly string[] }>;

/** A proxy for the processes of one installation. It splits calls between roles as `infra/proxy/nginx.conf` does. */
export async function roleProxy({ commands, queries }: Split): Promise<Readonly<{ url: string; close: () => void }>> {
  const turn = { commands: inTurn(commands), queries: inTurn(queries) };
  const targetOf = ({ method = '', url = '' }: IncomingMessage) => {
    const [path = ''] = url.split('?');
    return turn[proxiedTo(method, path) === 'query-api' ? 'queries' : 'commands']();
  };
  const sent = (request: IncomingMessage) => {
    const options: RequestOptions = { method: request.method, headers: request.headers, agent: false };
    return forward(new URL(request.url ?? '/', targetOf(request)), options);
  };

  const server = createServer((request, response) => {
    const forwarded = sent(request);
    forwarded.on('error', () => response.destroy());
    forwarded.on('response', (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)));
    request.pipe(forwarded);
  });
  server.on('upgrade', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    const forwarded = sent(request);
    forwarded.on('error', () => client.destroy());
    forwarded.on('upgrade', (answer, upstream, first) => join({ answer, client, upstream, unread: [head, first] }));
    forwarded.end();
  });
  // Keeps idle connections open: a client that uses one just as it is closed would see a broken connection.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function inTurn(addresses: readonly string[]) {
  let count = 0;
  return () => addresses[count++ % addresses.length];
}

type Joint = Readonly<{ answer: IncomingMessage; client: Duplex; upstream: Duplex; unread: readonly Buffer[] }>;

function join({ answer, client, upstream, unread: [fromClient, fromUpstream] }: Joint) {
  const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
  client.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('\r\n')}\r\n\r\n`);
  client.write(fromUpstream ?? '');
  upstream.write(fromClient ?? '');
  client.pipe(upstream).pipe(client);
  for (const [one, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}
