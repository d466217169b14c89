import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createInstruments } from '#infra/metrics/instruments.ts';
import { openSockets } from './open-sockets.ts';

test('closes and counts a client that does not read', async () => {
  const { registry, socketsOf } = createInstruments();
  const sockets = openSockets(socketsOf('/hub'));
  const count = async (name: string) => (await registry.getSingleMetric(name)?.get())?.values[0]?.value;
  await deafClient(await serving(sockets));
  await expect.poll(() => count('rostra_sockets')).toBe(1);

  const message = 'x'.repeat(1_000_000);
  for (let sent = 0; sent < 100 && !(await count('rostra_sockets_too_slow_total')); sent++) {
    sockets.send('ada', message);
    await setImmediate();
  }
  // A push during the closing handshake is neither sent nor counted.
  for (let more = 0; more < 5; more++) sockets.send('ada', message);
  expect(await count('rostra_sockets_too_slow_total')).toBe(1);
  expect(await count('rostra_pushes_total')).toBeGreaterThan(1);
});

async function serving(sockets: ReturnType<typeof openSockets>): Promise<number> {
  const http = Fastify();
  await http.register(websocket);
  http.get('/hub', { websocket: true }, (socket) => sockets.add({ userId: 'ada' }, socket));
  await http.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    for (const client of http.websocketServer.clients) client.terminate();
    await http.close();
  });
  return (http.server.address() as AddressInfo).port;
}

function deafClient(port: number): Promise<void> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'sec-websocket-version': '13',
  };
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: '/hub', headers });
    asked.on('upgrade', (_response, socket) => {
      socket.on('error', () => {});
      socket.pause();
      resolve();
    });
    asked.on('error', reject);
    asked.end();
  });
}
