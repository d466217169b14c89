import { EventEmitter } from 'node:events';
import type { AddressInfo } from 'node:net';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { accessTokens } from '#infra/http/access-token.ts';
import { openSocket } from '#infra/lab/testing/socket.ts';
import { createInstruments } from '#infra/metrics/instruments.ts';
import { readModelChanged } from '#infra/postgres/channels.ts';
import { attachHub } from './hub.ts';

const [signInAgain, tooMany, notAllowed, restart] = [4401, 4429, 1008, 1012];

test('closes the oldest of more than ten sockets of one person', async () => {
  const { signedIn, count } = await hub();
  const first = await signedIn('ada');
  const others = [];
  await expect.poll(count).toBe(1);
  for (let number = 0; number < 9; number++) others.push(await signedIn('ada'));
  const bob = await signedIn('bob');
  await expect.poll(count).toBe(11);
  others.push(await signedIn('ada'));
  expect(await first.closed()).toBe(tooMany);
  await expect.poll(count).toBe(11);
  expect([...others, bob].every(({ isOpen }) => isOpen())).toBe(true);
});

test('closes a socket that sends anything after its first message', async () => {
  const { signedIn, opened } = await hub();
  const socket = await signedIn('ada');
  socket.say({ type: 'hello' });
  expect(await socket.closed()).toBe(notAllowed);
  const hasty = await opened();
  hasty.say({ type: 'auth' });
  hasty.say({ type: 'auth' });
  expect([notAllowed, signInAgain]).toContain(await hasty.closed());
});

test('answers pings, and closes a socket that floods', async () => {
  const { signedIn } = await hub();
  const socket = await signedIn('ada');
  for (let ping = 0; ping < 10; ping++) socket.ping();
  await expect.poll(socket.pongs).toBe(10);
  expect(socket.isOpen()).toBe(true);
  for (let ping = 0; ping < 100; ping++) socket.ping();
  expect(await socket.closed()).toBe(notAllowed);
});

test('closes only the sockets of an ended sign-in', async () => {
  const { signedIn, revoke } = await hub();
  const [left, stays] = [await signedIn('ada', 'laptop'), await signedIn('ada', 'phone')];
  revoke('laptop');
  expect(await left.closed()).toBe(signInAgain);
  expect(await (await signedIn('ada', 'laptop')).closed()).toBe(signInAgain);
  expect(stays.isOpen()).toBe(true);
});

test('closes all sockets when the connection to the database is lost', async () => {
  const { signedIn, opened, loseChanges, count } = await hub();
  const [inside, waiting] = [await signedIn('ada'), await opened()];
  await expect.poll(count).toBe(1);
  loseChanges();
  expect(await inside.closed()).toBe(restart);
  expect(await waiting.closed()).toBe(restart);
});

async function hub() {
  const bus = new EventEmitter();
  const revoked = new Set<string>();
  const listeners = new Set<(familyId: string) => void>();
  const tokens = accessTokens(Buffer.alloc(32, 1), (familyId) => revoked.has(familyId));
  const { registry, socketsOf } = createInstruments();
  const http = Fastify();
  await http.register(websocket);
  const hubs: FastifyPluginAsync = async (scope) => {
    attachHub(
      scope,
      { path: '/hub', tells: () => false, pushesFor: () => [] },
      {
        tokens,
        notifications: {
          on(channel, listener) {
            bus.on(channel, listener);
            return () => void bus.off(channel, listener);
          },
          close: async () => {},
        },
        revoked: {
          has: (familyId) => revoked.has(familyId),
          onRevoked(listener) {
            listeners.add(listener);
            return () => void listeners.delete(listener);
          },
        },
        isOurs: () => true,
        erasedAmong: async () => new Set(),
        recipientsOf: async () => new Map(),
        tokensFor: async () => ({ accessToken: null, refreshToken: null }),
        watchOf: socketsOf,
      },
    );
  };
  await http.register(hubs);
  await http.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    for (const client of http.websocketServer.clients) client.terminate();
    await http.close();
  });
  const address = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}/hub`;
  const count = async () => (await registry.getSingleMetric('rostra_sockets')?.get())?.values[0]?.value;
  return {
    count,
    opened: () => openSocket(address),
    async signedIn(userId: string, familyId?: string) {
      const token = await tokens.issue({ userId, familyId });
      return openSocket(address, { first: { type: 'auth', token } });
    },
    loseChanges: () => void bus.emit(readModelChanged, undefined),
    revoke(familyId: string) {
      revoked.add(familyId);
      for (const tell of listeners) tell(familyId);
    },
  };
}
