import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { holdPort } from './hold-port.ts';
import { StartupError } from './startup-error.ts';

test('answers as live and not ready during the start, and holds the port', async () => {
  const { place, at, open } = await held();
  expect((await fetch(`${at}/health/live`)).status).toBe(200);
  const ready = await fetch(`${at}/health/ready`);
  expect([ready.status, ready.headers.get('retry-after'), await ready.json()]).toEqual([
    503,
    '2',
    expect.objectContaining({ status: 'not ready', reasons: ['starting'], code: 'not_ready' }),
  ]);
  await expect(holdPort(place)).rejects.toThrow(
    new StartupError(`Port ${place.PORT} is taken: stop what runs there, or set PORT.`),
  );
  await open();
});

test('hands the port over to the server without a gap, and refuses no connection', async () => {
  const { place, at, open } = await held();
  const early = connect(place.PORT, place.HOST);
  await once(early, 'connect');
  await open(() => expect(holdPort(place)).rejects.toThrow('is taken'));
  expect(await (await fetch(at)).text()).toBe('ready');
  early.end('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
  expect(await text(early)).toMatch(/^HTTP\/1.1 200 .*ready$/s);
});

test('frees the port after the end of the server', async () => {
  const { place, http, open } = await held();
  await open();
  await http.close();
  const server = createServer().listen(place.PORT, place.HOST);
  await once(server, 'listening');
  server.close();
});

async function held() {
  const place = { HOST: '127.0.0.1', PORT: await freePort() };
  const handOver = await holdPort(place);
  const http = Fastify();
  http.get('/', async () => 'ready');
  onTestFinished(() => http.close());
  /** Hands the port over, as a start does at its end. `between` runs while neither the holder nor the server has it. */
  const open = async (between = async () => {}) => {
    handOver(http.server);
    await between();
    await http.listen({ host: place.HOST, port: place.PORT });
  };
  return { place, http, open, at: `http://${place.HOST}:${place.PORT}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
