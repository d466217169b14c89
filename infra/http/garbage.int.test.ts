import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Problem } from '#domain/kernel/contract.ts';
import { ownApp } from '#infra/lab/testing/app.ts';
import { masked, openSocket } from '#infra/lab/testing/socket.ts';

const app = await ownApp({ LOG_LEVEL: 'error' });
const url = await app.listen();
const { hostname, port } = new URL(url);
const { accessToken } = await app.person();
const bearer = `authorization: Bearer ${accessToken}`;

/** Garbage from outside is not a fault of the server: a log line at this level would wake an operator. */
afterAll(() => {
  expect(app.said.filter((line) => line.includes('"level":50'))).toEqual([]);
});

/** Each request: its name, the expected status, and its parts. */
type Request = readonly [what: string, status: number, line: string, headers?: readonly string[], body?: string];

const upgrade = ['connection: Upgrade', 'upgrade: websocket'];
const key = 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==';
const form = 'content-type: multipart/form-data; boundary=b';
const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\n\r\n';

const requests: readonly Request[] = [
  ['a handshake without a key', 400, 'GET /session-hub', [...upgrade, 'sec-websocket-version: 13']],
  ['a handshake of another version', 400, 'GET /session-hub', [...upgrade, key, 'sec-websocket-version: 99']],
  [
    'a handshake with broken protocols',
    400,
    'GET /session-hub',
    [...upgrade, key, 'sec-websocket-version: 13', 'sec-websocket-protocol: ,,'],
  ],
  ['a handshake where no hub is', 404, 'GET /api/Config', [...upgrade, key, 'sec-websocket-version: 13']],
  ['a handshake for nothing', 404, 'GET /nowhere', [...upgrade, key, 'sec-websocket-version: 13']],
  ['a hub without a handshake', 404, 'GET /session-hub'],
  ['a hub without a handshake, its head', 404, 'HEAD /session-hub'],
  ['a type that is none', 415, 'POST /api/Account/Login', ['content-type: ///;;;', 'content-length: 2'], '{}'],
  [
    'a charset that is none',
    400,
    'POST /api/Account/Login',
    ['content-type: application/json; charset=', 'content-length: 1'],
    '{',
  ],
  ['a body with no type', 415, 'POST /api/Account/Login', ['content-length: 2'], '{}'],
  [
    'a chunk without a length',
    400,
    'POST /api/Account/Login',
    ['content-type: application/json', 'transfer-encoding: chunked'],
    'zz\r\n{}\r\n',
  ],
  ['a token in other letters', 400, 'GET /api/Users/GetByToken', ['authorization: Bearer \u00ff\u00fe.\u0001.x']],
  ['a token that is none', 401, 'GET /api/Users/GetByToken', ['authorization: Bearer e30.e30.']],
  [
    'a cookie that is none',
    401,
    'POST /api/Account/RefreshJwt',
    ['x-client: web', 'cookie: ;;==;refresh', 'origin: :::', 'content-type: application/json', 'content-length: 2'],
    '{}',
  ],
  ['a cursor that is none', 400, 'GET /api/Sessions/Slim?cursor=%ff%fe', [bearer]],
  ['a position that is none', 400, 'GET /api/Sessions/Slim', [bearer, 'x-min-position: 99999999999999999999999999']],
  ['a form without an end', 400, 'POST /api/Sessions/UploadAudio', [bearer, form, 'content-length: 3'], '--b'],
  [
    'a form of a file in a file',
    400,
    'POST /api/Sessions/UploadAudio',
    [bearer, form, 'content-length: 200'],
    `${part}${part}`.padEnd(200, '-'),
  ],
  ['a form for what takes none', 415, 'POST /api/Account/Login', [form, 'content-length: 3'], '--b'],
  ['parts of a recording that nobody can have', 400, 'GET /media/none?signed=%00&range=1', ['range: bytes=9-1,x']],
];

test.each(requests.map(([what, ...asked]) => ({ what, asked })))(
  '$what is refused, without an alert in the log',
  async ({ asked }) => {
    const [status, line, headers = [], body = ''] = asked;
    const { head, text } = await answerTo(`${line} HTTP/1.1`, ['host: x', 'x-last: 1', ...headers], body);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const name of ['content-security-policy:', 'x-content-type-options:'])
      expect(head.toLowerCase()).toContain(name);
    if (!line.startsWith('HEAD')) expect(z.strictObject(Problem.shape).parse(JSON.parse(text))).toBeTruthy();
  },
);

test.each([
  ['a frame that is not masked', Buffer.from([0x81, 1, 0x41])],
  ['a frame of no kind', masked(0x3, Buffer.from('x'))],
  ['a frame that says it is endless', Buffer.from([0x81, 0xff, ...Buffer.alloc(8, 0x7f)])],
  ['a text that is none', masked(0x1, Buffer.from([0xff, 0xfe]))],
  ['a piece of nothing', masked(0x0, Buffer.from('x'))],
])('%s ends a socket', async (_what, bytes) => {
  const socket = await openSocket(`${url}/session-hub`);
  socket.write(bytes);
  expect(await socket.closed()).toBeGreaterThan(1_000);
});

/** Everything that the server sends until it closes or is silent for a moment. */
function answerTo(line: string, headers: readonly string[], body: string) {
  return new Promise<{ head: string; text: string }>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${[line, ...headers].join('\r\n')}\r\n\r\n${body}`, 'latin1'),
    );
    let said = '';
    const end = () => {
      socket.destroy();
      const [head = '', text = ''] = said.split('\r\n\r\n');
      resolve({ head, text });
    };
    socket.on('error', reject).once('close', end);
    socket.on('data', (chunk) => {
      said += chunk;
      const length = Number(/content-length: (\d+)/i.exec(said)?.[1] ?? Number.NaN);
      const [head, text = ''] = said.split('\r\n\r\n');
      if (line.startsWith('HEAD') ? head !== said : text.length >= length) end();
    });
  });
}
