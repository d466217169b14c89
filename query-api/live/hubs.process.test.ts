import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { accessTokens } from '#infra/http/access-token.ts';
import { ownApp } from '#infra/lab/testing/app.ts';
import { moodyFfmpeg } from '#infra/lab/testing/moody-ffmpeg.ts';
import { openSocket } from '#infra/lab/testing/socket.ts';

const ffmpeg = await moodyFfmpeg();
const { deps, listen, person, settle, stop } = await ownApp({ FFMPEG_PATH: ffmpeg.path }, { analysis: true });
const url = await listen();
const [ada, bob] = [await person(), await person()];
const { tokens } = deps;
await settle();

const sockets: Awaited<ReturnType<typeof openSocket>>[] = [];
afterAll(() => sockets.forEach((socket) => void socket.end()));

const [signInAgain, restart] = [4401, 1012];
const hubs = ['/session-hub', '/notification-hub'];
const auth = (token: string) => ({ type: 'auth', token });

test.concurrent.each(hubs)('%s closes a socket that sends nothing for 5 s', async (hub) => {
  const began = performance.now();
  const socket = await opened(hub, {});
  expect(await socket.closed()).toBe(signInAgain);
  expect(performance.now() - began).toBeGreaterThan(4_500);
});

test.concurrent.each(hubs)('%s stays open after signing in', async (hub) => {
  const socket = await opened(hub, { first: auth(ada.accessToken) });
  await sleep(6_000);
  expect(socket.isOpen()).toBe(true);
});

test.concurrent.each([
  ['a forged token', async () => auth(await accessTokens(Buffer.alloc(32, 7)).issue({ userId: ada.id }))],
  ['an expired token', async () => auth(await tokens.issue({ userId: ada.id }, new Date(Date.now() - 700_000)))],
  ['another message', async () => ({ type: 'hello', token: ada.accessToken })],
  ['a text that is no message', async () => 'hello'],
])('closes a socket with %s immediately', async (_what, first) => {
  for (const hub of hubs) {
    const socket = await opened(hub, { first: await first() });
    expect(await socket.closed()).toBe(signInAgain);
    expect(socket.pushes).toEqual([]);
  }
});

test.concurrent('refuses sockets from pages of other origins', async () => {
  const first = auth(ada.accessToken);
  const { host } = new URL(url);
  for (const origin of ['https://evil.example', `http://${host}.evil.example`, 'null'])
    expect(await (await opened('/session-hub', { first, headers: { origin } })).closed()).toBe(signInAgain);
  const own = await opened('/session-hub', { first, headers: { origin: url } });
  await sleep(500);
  expect(own.isOpen()).toBe(true);
});

test.concurrent('closes a socket when its token expires', async () => {
  const token = await tokens.issue({ userId: ada.id }, new Date(Date.now() - 593_000));
  const socket = await opened('/session-hub', { first: auth(token) });
  await sleep(1_000);
  expect(socket.isOpen()).toBe(true);
  expect(await socket.closed()).toBe(signInAgain);
});

test('pushes every state of a session to its owner only', async () => {
  await ffmpeg.be('slow');
  const [own, secondWindow, foreign] = [
    await opened('/session-hub', { first: auth(ada.accessToken) }),
    await opened('/session-hub', { first: auth(ada.accessToken) }),
    await opened('/session-hub', { first: auth(bob.accessToken) }),
  ];
  await sleep(300);
  const id = await ada.uploaded();
  const seen = new Set<string>();
  let told = 0;
  const news = async () => {
    await own.until((pushes) => pushes.length > told);
    told = own.pushes.length;
  };
  // Like the client, queries only after a push.
  while (!seen.has('Succeeded')) {
    await news();
    const { body } = await ada.send<{ analysisStatus: string }>(`GET /api/Sessions/${id}`);
    seen.add(body.analysisStatus);
  }
  expect([...seen]).toContain('Running');

  await ada.send(`PATCH /api/Sessions/${id}`, { json: { name: 'Neu' } });
  await news();
  await ada.send(`DELETE /api/Sessions/${id}`);
  await news();
  await settle();

  expect(own.pushes.every(({ type, data }) => type === 'SessionStatusUpdate' && data.id === id)).toBe(true);
  expect(own.pushes.every(({ data }) => Object.keys(data).length === 1)).toBe(true);
  await secondWindow.until((pushes) => pushes.length === own.pushes.length);
  expect(secondWindow.pushes).toEqual(own.pushes);
  expect(foreign.pushes).toEqual([]);
});

test('the notification hub tells the people concerned which read models changed', async () => {
  await ffmpeg.be('works');
  const [own, foreign] = [
    await opened('/notification-hub', { first: auth(ada.accessToken) }),
    await opened('/notification-hub', { first: auth(bob.accessToken) }),
  ];
  await sleep(300);
  await ada.uploaded();
  await settle();
  const ofSessions = ['session-list', 'session-detail', 'session-measures'];
  const concerned = [...ofSessions, 'quota-usage', 'quota-ledger', 'notification-list'];
  await own.until((pushes) => concerned.every((name) => pushes.some(({ data }) => data.name === name)));
  // Ignores the notification that the analysis is complete.
  const changed = own.pushes.filter(({ type }) => type !== 'NotificationUpdate');
  expect(changed.filter(({ data }) => !concerned.includes(String(data.name)))).toEqual([]);
  expect(changed.every(({ type, data }) => type === 'ReadModelChanged' && /^\d+$/.test(String(data.position)))).toBe(
    true,
  );
  expect(foreign.pushes).toEqual([]);
});

test('a stopping server closes all sockets and ends', async () => {
  const open = await Promise.all([
    ...hubs.map((hub) => opened(hub, { first: auth(ada.accessToken) })),
    opened('/session-hub', {}),
  ]);
  // This socket answers nothing, not even the close.
  await opened('/session-hub', { first: auth(ada.accessToken), isMute: true });
  await sleep(300);
  const began = performance.now();
  const stopped = stop();
  expect(await Promise.all(open.map((socket) => socket.closed()))).toEqual([restart, restart, restart]);
  await stopped;
  expect(performance.now() - began).toBeLessThan(30_000);
});

async function opened(hub: string, how: Parameters<typeof openSocket>[1]) {
  const socket = await openSocket(url + hub, how);
  sockets.push(socket);
  return socket;
}
