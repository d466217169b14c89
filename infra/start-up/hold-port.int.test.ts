import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { holdPort } from './hold-port.ts';
import { StartupError } from './startup-error.ts';

test('a process that starts is live and not ready, and its port is taken for others', async () => {
  const place = { HOST: '127.0.0.1', PORT: await freePort() };
  const release = await holdPort(place);
  onTestFinished(release);
  const at = `http://127.0.0.1:${place.PORT}`;
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
});

test('a released port is free at once', async () => {
  const place = { HOST: '127.0.0.1', PORT: await freePort() };
  await (await holdPort(place))();
  const server = createServer().listen(place.PORT, '127.0.0.1');
  await once(server, 'listening');
  server.close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
