import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { takeUpload } from './body-deadline.ts';
import { createHttp } from './http.ts';
import { acceptUploads, receiveUpload } from './receive-upload.ts';

const mostUploads = 3;
const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\n\r\n';
const whole = `${part}sound\r\n--b--\r\n`;
const formType = 'multipart/form-data; boundary=b';

type Head = Readonly<{ path?: string; type?: string; length: number; more?: string }>;
const head = ({ path = '/form', type = formType, length, more = '' }: Head) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n${more}\r\n`;
const closing = 'connection: close\r\n';
const sent = (body: string, said: Omit<Head, 'length'> = {}) => head({ length: body.length, ...said }) + body;

/** The text that a client writes, and how its connection ends: with the server's answer, unless the client breaks it. */
type Ending = Readonly<{ text: string; breaks?: (socket: Socket) => void; afterMs?: number }>;
const goes = (socket: Socket) => void socket.destroy();
const resets = (socket: Socket) => void socket.resetAndDestroy();
const halfCloses = (socket: Socket) => void socket.end();

const answered: readonly Ending[] = [
  { text: sent(whole, { more: closing }) },
  { text: sent('{}', { type: 'application/json', more: closing }) },
  { text: sent('x', { type: 'text/plain', more: closing }) },
  { text: sent('--b', { more: closing }) },
  { text: sent(whole, { type: 'multipart/form-data', more: closing }) },
  { text: sent(whole, { path: '/failing', more: closing }) },
  { text: sent('sound', { path: '/stream', type: 'application/octet-stream', more: closing }) },
  { text: sent(whole) + sent('{}', { type: 'application/json', more: closing }) },
  { text: head({ length: 10_000_000, more: closing }) },
];
const keptOpen = [sent(whole), sent('{}', { type: 'application/json' }), sent(whole, { path: '/failing' })];
const opened = [
  head({ length: 5_000 }),
  head({ length: 5_000 }) + part,
  head({ length: 5_000, path: '/stream', type: 'application/octet-stream' }),
  sent(whole, { path: '/slow' }),
  sent(whole, { path: '/slow' }) + sent(whole, { path: '/slow' }) + sent(whole),
];
const broken = [goes, resets, halfCloses].flatMap((breaks) =>
  [0, 5, 40].flatMap((afterMs) => opened.map((text): Ending => ({ text, breaks, afterMs }))),
);

test('frees every slot, however the uploads end', async () => {
  const { end, free } = await listening();
  for (const ending of [...answered, ...broken])
    await Promise.all(Array.from({ length: mostUploads + 1 }, () => end(ending)));
  await eventually(async () => expect(await free()).toBe(mostUploads));
});

test.each(keptOpen)('frees the slot with the answer while the connection stays open (%#)', async (text) => {
  const { answer } = await listening();
  for (let count = 0; count < mostUploads + 2; count++) {
    expect(await answer(text)).not.toContain(' 429 ');
    await pause(20);
  }
});

test('frees every slot when concurrent uploads end in any order', async () => {
  const { end, free } = await listening();
  const ending = fc.constantFrom(...answered, ...broken);
  const many = fc.array(ending, { minLength: mostUploads + 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(many, async (endings) => {
      await Promise.all(endings.map(end));
      await eventually(async () => expect(await free()).toBe(mostUploads));
    }),
    { numRuns: 10 },
  );
});

async function listening() {
  const directory = await testDirectory();
  const bodies = { mostUploads, mostSlow: 1_000 };
  const http = await createHttp({ LOG_LEVEL: 'silent', TRUST_PROXY: 0, PUBLIC_URL: undefined }, { bodies });
  await acceptUploads(http);
  http.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
  // The caller is being checked, and the connection may break meanwhile.
  http.addHook('onRequest', async () => pause(15));
  const receive = async (request: FastifyRequest) => {
    const { dispose } = await receiveUpload(request, { maxBytes: 100_000, directory, file: 'file' });
    await dispose();
    return {};
  };
  http.post('/form', receive);
  http.post('/slow', async (request) => {
    const answer = await receive(request);
    await pause(15);
    return answer;
  });
  http.post('/failing', async (request) => {
    await receive(request);
    throw new Error('failed');
  });
  http.post('/stream', async (request) => {
    takeUpload(request);
    for await (const _chunk of request.raw);
    return {};
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => http.close());
  const { port } = http.server.address() as AddressInfo;

  async function open(text: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }

  return {
    async end({ text, breaks, afterMs = 0 }: Ending): Promise<void> {
      const socket = await open(text);
      const closed = once(socket.resume(), 'close');
      if (breaks) void pause(afterMs).then(() => breaks(socket));
      await closed;
    },
    /** Leaves the connection open. */
    async answer(text: string): Promise<string> {
      const [data] = await once(await open(text), 'data');
      return String(data);
    },
    /** Opens uploads until one is refused. Returns how many were accepted. */
    async free(): Promise<number> {
      const held: Socket[] = [];
      try {
        for (;;) {
          const socket = await open(head({ length: 50_000 }) + part);
          held.push(socket);
          const refused = once(socket, 'data').then(([data]) => String(data).includes(' 429 '));
          if (await Promise.race([refused, pause(120, false)])) return held.length - 1;
          if (held.length > mostUploads) throw new Error('an upload too many was taken');
        }
      } finally {
        for (const socket of held) socket.destroy();
      }
    },
  };
}
