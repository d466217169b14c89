import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sharedPostgres } from '#infra/lab/testing/shared.ts';
import { StartupError } from './startup-error.ts';
import { waitForDatabase } from './wait-for-database.ts';

const { url: database } = await sharedPostgres();

test('does not wait for a database that answers, and logs nothing', async () => {
  const tell = vi.fn();
  await waitForDatabase(database, { seconds: 60, tell });
  expect(tell).not.toHaveBeenCalled();
});

test('waits for a database that comes later, and logs that once', async () => {
  const port = await freePort();
  const tell = vi.fn();
  const waiting = waitForDatabase(at(port), { seconds: 20, tell });
  await sleep(1_600);
  expect(tell.mock.calls).toEqual([['The database does not answer yet (ECONNREFUSED): waiting up to 20 s for it.']]);
  await forwarding(port);
  await waiting;
  expect(tell).toHaveBeenCalledOnce();
});

test('ends the start after the limit with the name of the setting', async () => {
  const waiting = waitForDatabase(at(await freePort()), { seconds: 1, tell: vi.fn() });
  await expect(waiting).rejects.toThrow(
    new StartupError('The database does not answer (ECONNREFUSED): look at DATABASE_URL.'),
  );
});

test.each([
  ['a database that does not exist', '/nowhere', '3D000'],
  ['a wrong password', '', '28P01'],
])('does not wait because of %s', async (_what, path, code) => {
  const address = new URL(path || database, database);
  if (code === '28P01') address.password = 'wrong';
  const tell = vi.fn();
  await expect(waitForDatabase(address.href, { seconds: 60, tell })).rejects.toThrow(code);
  expect(tell).not.toHaveBeenCalled();
});

function at(port: number): string {
  const address = new URL(database);
  address.port = `${port}`;
  return address.href;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  const port = await portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The same database on another port, from now on. */
async function forwarding(port: number) {
  const { connect } = await import('node:net');
  const { hostname, port: target } = new URL(database);
  const server = createServer((socket) => {
    const on = connect(Number(target), hostname);
    for (const end of [socket, on]) end.on('error', () => {});
    socket.pipe(on).pipe(socket);
  }).listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await portOf(server);
}

async function portOf(server: Server): Promise<number> {
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
