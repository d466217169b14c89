import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import type { BodyBounds } from './body-deadline.ts';
import { createHttp } from './http.ts';
import { acceptUploads } from './receive-upload.ts';

const hurried: Partial<BodyBounds> = { deadlineMs: 300, slowMs: 50 };
const head = (length: number, path = '/') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

test('ends the connection of a body that arrives too late, with the reason', async () => {
  const { said, dripping } = await listening(hurried);
  const answer = await said(dripping(head(1_000)));
  expect(answer.head).toMatch(/^HTTP\/1.1 408 Request Timeout/);
  expect(answer.problem).toMatchObject({ code: 'request_timeout', requestId: expect.any(String) });
  expect(answer.head).toContain('content-security-policy');
});

const post = (path: string, type: string, length = 'content-length: 100000') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`;
const chunked = 'transfer-encoding: chunked';
const form = 'multipart/form-data; boundary=b';

test.each([
  ['JSON of a length', post('/', 'application/json'), ' '],
  ['JSON in chunks', post('/', 'application/json', chunked), '1\r\n \r\n'],
  ['bytes that a handler reads itself', post('/raw', 'application/octet-stream'), 'x'],
  ['bytes in chunks that a handler reads itself', post('/raw', 'application/octet-stream', chunked), '1\r\nx\r\n'],
  ['a form, part by part', post('/form', form), 'x'],
  ['a form in chunks', post('/form', form, chunked), '1\r\nx\r\n'],
  ['a type that nobody reads', post('/', 'text/plain'), 'x'],
  ['a form where none is taken', post('/', form), 'x'],
  ['a body of a call that is none', post('/nowhere', 'application/json'), ' '],
  ['gzip that never ends', post('/', 'application/json\r\ncontent-encoding: gzip'), '\x1f\x8b'],
])('ends the connection of %s that arrives too slowly', async (_what, text, drop) => {
  const { said, dripping, logged } = await listening(hurried);
  const before = performance.now();
  const { head: answer } = await said(dripping(text, drop));
  expect(performance.now() - before).toBeLessThan(20_000);
  expect(answer).toMatch(/^HTTP\/1.1 4\d\d /);
  expect(logged()).toEqual([]);
});

test('ends a slow connection whose answer is sent but not read', async () => {
  const { said, dripping } = await listening(hurried);
  expect((await said(dripping(head(1_000, '/refused')))).head).toMatch(/^HTTP\/1.1 401 /);
});

test('limits slow senders of one address, and serves the others', async () => {
  const { said, dripping, open } = await listening({ deadlineMs: 20_000, slowMs: 50, mostSlow: 3 });
  for (let count = 0; count < 3; count++) dripping(head(1_000));
  const answer = await said(dripping(head(1_000)));
  expect(answer.head).toMatch(/^HTTP\/1.1 429 /);
  expect(answer.problem).toMatchObject({ code: 'too_many_requests' });
  const quick = open(`${head(2).replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')}{}`);
  expect((await said(quick)).head).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
  ['what is no HTTP', 'HELO example.org\r\n\r\n', 400, 'invalid_input'],
  ['a header without a name', 'GET / HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n', 400, 'invalid_input'],
  ['a method that nobody knows', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'invalid_input'],
  ['two lengths', head(2).replace('\r\n\r\n', '\r\ncontent-length: 5\r\n\r\n'), 400, 'invalid_input'],
  ['too many headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 413, 'payload_too_large'],
  ['an address that is no text', 'GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400, 'invalid_input'],
  [
    'an endless name',
    `GET /of/${'a'.repeat(500)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    400,
    'invalid_input',
  ],
  ['a method that is none here', 'PUT / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404, 'not_found'],
])('%s is refused with a problem', async (_what, text, status, code) => {
  const { said, open, logged } = await listening();
  const { head: headers, problem } = await said(open(text));
  expect(headers).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(problem).toEqual({ code, description: expect.any(String), requestId: expect.any(String) });
  for (const name of ['content-security-policy', 'x-content-type-options']) expect(headers).toContain(name);
  expect(logged()).toEqual([]);
});

async function listening(bounds: Partial<BodyBounds> = {}) {
  const http = await createHttp({ LOG_LEVEL: 'silent', TRUST_PROXY: 0, PUBLIC_URL: undefined }, { bodies: bounds });
  const errors: unknown[] = [];
  http.log.error = (...entry: unknown[]) => void errors.push(entry);
  http.post('/', { schema: { body: z.object({}) } }, () => ({}));
  http.post('/refused', { onRequest: async (_request, reply) => reply.code(401).send({}) }, () => ({}));
  http.get('/of/:name', () => ({}));
  await acceptUploads(http);
  http.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
  http.post('/raw', async ({ raw }) => {
    for await (const _chunk of raw);
    return {};
  });
  http.post('/form', async (request) => {
    for await (const part of request.parts()) if (part.type === 'file') part.file.resume();
    return {};
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => http.close());
  const { port } = http.server.address() as AddressInfo;

  function open(text: string): Socket {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    onTestFinished(() => void socket.destroy());
    return socket.on('error', () => {});
  }

  return {
    logged: () => errors,
    open,
    /** Sends a byte at intervals, as long as the server keeps the connection open. */
    dripping(text: string, drop = ' '): Socket {
      const socket = open(text);
      // Starts after the head, however long the connection takes.
      socket.once('connect', () => {
        const drip = setInterval(() => socket.write(drop, 'latin1'), 20);
        socket.once('close', () => clearInterval(drip));
      });
      return socket;
    },
    /** Everything that the server sends until it closes. */
    async said(socket: Socket) {
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      await new Promise((resolve) => socket.once('close', resolve));
      const [top = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
      return { head: top, problem: body.startsWith('{') ? JSON.parse(body) : undefined };
    },
  };
}
