import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type NotStarted, runProgram } from '../server.ts';
import { nobodyListens } from './nobody-listens.ts';

test('reports an unreachable server at once, with host and port', async () => {
  const tried = runProgram(
    ['infra/lab/testing/event-store/test-eventstore.ts', '--url', 'esdb://eve:secret@127.0.0.1:1?tls=false'],
    {},
  );
  const said = await tried.catch((error: NotStarted) => error);
  expect(said).toMatchObject({ exitCode: 2, message: 'No server listens: 127.0.0.1:1 (ECONNREFUSED)' });
});

test('needs only one reachable host of several', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await nobodyListens(`esdb://127.0.0.1:1,127.0.0.1:${port}?tls=false`)).toBeUndefined();
  expect(await nobodyListens('esdb+discover://[::1]:1')).toMatch(/^::1:1 \(\w+\)$/);
});
