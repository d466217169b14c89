import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownApp } from '../testing/app.ts';
import { badInput, calls } from '../testing/bad-input.ts';
import { call as callOver } from '../testing/call.ts';
import { type Call, sender } from '../testing/contract-call.ts';
import { eventually } from '../testing/eventually.ts';

const app = await ownApp({ PAYMENTS: 'demo', LOG_LEVEL: 'error' });
const url = await app.listen();
const each = Math.ceil(Number(process.env.BAD_INPUTS ?? 2_000) / calls.length);

/** Resources that a server holds: its sockets, database connections, files and places for uploads. */
async function held() {
  await app.settle();
  const sockets = await new Promise<number>((counted) =>
    app.http.server.getConnections((_error, count) => counted(count)),
  );
  return {
    sockets,
    connections: app.database.totalCount - app.database.idleCount + app.database.waitingCount,
    temporary: await readdir(path.join(app.directory, 'temporary')).catch(() => []),
    slots: await freeSlots(),
  };
}

const uploads = 50;

/** Starts as many uploads as one network may have, and returns how many were accepted. */
async function freeSlots(): Promise<number> {
  const { accessToken } = await app.person();
  const head = [
    ...['POST /api/Sessions/UploadAudio HTTP/1.1', 'host: x', `authorization: Bearer ${accessToken}`],
    ...['content-type: multipart/form-data; boundary=b', 'content-length: 50000', '', ''],
  ].join('\r\n');
  const sockets = Array.from({ length: uploads }, () => connect(Number(new URL(url).port), '127.0.0.1'));
  const refused = sockets.map(async (socket) => {
    socket
      .on('error', () => {})
      .write(`${head}--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n`);
    return new Promise<boolean>((known) => {
      socket.once('data', (data) => known(String(data).includes(' 429 ')));
      void pause(400).then(() => known(false));
    });
  });
  const free = (await Promise.all(refused)).filter((isRefused) => !isRefused).length;
  for (const socket of sockets) socket.destroy();
  return free;
}

const calm = { connections: 0, temporary: [], slots: uploads, sockets: 0 };

test('leaves no upload place, connection or file behind after bad input', async () => {
  await eventually(async () => expect(await held()).toEqual(calm));
  const { id } = await app.person({ roles: ['admin'] });
  const seen = new Map<number, number>();
  for (const { name, call } of calls.filter(({ name }) => name !== 'EraseUser')) {
    // A new token each time, because an expired one would be refused before the input is read.
    const authorization = `Bearer ${await app.deps.tokens.issue({ userId: id })}`;
    const send = sender((route, sent = {}) =>
      callOver(url, route, { ...sent, headers: { ...sent.headers, authorization, connection: 'close' } }),
    );
    const trying = send as unknown as (call: Call, given: object) => Promise<{ status: number; body: unknown }>;
    await fc.assert(
      fc.asyncProperty(badInput(call), async (given) => {
        const { status, body } = await trying(call, given);
        seen.set(status, (seen.get(status) ?? 0) + 1);
        const isFine = status < 500 || (body as { code?: string }).code === 'not_ready';
        expect([name, status, isFine]).toEqual([name, status, true]);
      }),
      { numRuns: each },
    );
  }
  expect(seen.get(401) ?? 0).toBeLessThan(each * 5);
  await eventually(async () => expect(await held()).toEqual(calm));
}, 600_000);
