import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call } from '#infra/lab/testing/call.ts';
import { hasNginx, startNginx } from '#infra/lab/testing/nginx.ts';
import { openSocket } from '#infra/lab/testing/socket.ts';

const isThere = await hasNginx();
if (!isThere) console.info('The proxy: skipped, there is no nginx here.');

type Seen = Readonly<{ role: string; headers: Readonly<Record<string, string>>; bytes: number }>;

describe.runIf(isThere)('nginx of docker-compose.yml', () => {
  test('sends reads to query-api and writes to command-api, apart from the exceptions', async () => {
    const url = await proxied();
    const answered = async (methodAndPath: string) => (await call<Seen>(url, methodAndPath)).body.role;
    expect(await answered('GET /api/Sessions/1?page=2')).toBe('query-api');
    expect(await answered('GET /')).toBe('query-api');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await answered(`${method} /api/Sessions/1`)).toBe('command-api');
    expect(await answered('GET /api/Submissions/SkipElement/1')).toBe('command-api');
    expect(await answered('GET /dev/mail')).toBe('command-api');
    expect((await call(url, 'GET /metrics')).status).toBe(404);
  });

  test('connects a socket with query-api in both directions', async () => {
    const socket = await openSocket(`${(await proxied()).replace('http', 'ws')}/notification-hub`, { first: 'hello' });
    await expect.poll(() => socket.pushes).toEqual([{ type: 'query-api', data: {} }]);
    socket.end();
  });

  test('replaces the address that a client claims by its real one', async () => {
    const url = await proxied();
    const { body } = await call<Seen>(url, 'GET /api/Config', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(body.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', host: new URL(url).host });
  });

  test('streams the largest recording to the server', async () => {
    const piece = new Uint8Array(1_000_000);
    let sent = 0;
    const stream = new ReadableStream({
      pull(controller) {
        if (sent === 401) return controller.close();
        sent += 1;
        return controller.enqueue(piece);
      },
    });
    const { body } = await call<Seen>(await proxied(), 'POST /api/Sessions/UploadAudio', { body: stream });
    expect(body).toMatchObject({ role: 'command-api', bytes: 401_000_000 });
  });

  test('uses another process if one is gone', async () => {
    const url = await proxied(['http://127.0.0.1:1']);
    for (let n = 0; n < 4; n++) expect((await call(url, 'POST /api/Account/Login', { json: {} })).status).toBe(200);
  });
});

/** The address of a proxy before one process for each role, which echoes each request. For each role the proxy also has the addresses in `gone`, which do not answer. */
async function proxied(gone: readonly string[] = []): Promise<string> {
  const [commands, queries] = await Promise.all([echo('command-api'), echo('query-api')]);
  return startNginx({ commands: [...gone, commands], queries: [...gone, queries] });
}

async function echo(role: string): Promise<string> {
  const server = createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += chunk.length;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ role, headers: request.headers, bytes }));
  });
  server.on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    const text = Buffer.from(JSON.stringify({ type: role, data: {} }));
    // Answers after the first bytes.
    socket.once('data', () => socket.write(Buffer.concat([Buffer.from([0x81, text.length]), text])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
