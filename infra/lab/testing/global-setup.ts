import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { dataDirectory, startServer } from './server.ts';
import { shareVariable } from './shared.ts';
import { temporaryFilesInMemory } from './temporary-files.ts';
import { startTestPostgres } from './test-postgres.ts';

/** No rate limits, because all calls come from one address within a minute. */
const noLimits = { LOGIN_LIMIT: '0', REGISTER_LIMIT: '0' };

type Shared = Readonly<{ answer: unknown; end: () => Promise<void> }>;

/** Serves resources that all workers share. Each is made at its first request and ends with the last worker. */
export default async function setup() {
  const removeTemporaryFiles = await temporaryFilesInMemory();
  const shared: Readonly<Record<string, () => Promise<Shared>>> = {
    '/server': server,
    '/data': data,
    '/postgres': startTestPostgres,
    '/apps': apps,
  };
  const made = new Map<string, Promise<Shared>>();
  const door = createServer((request, response) => {
    const what = request.url ?? '';
    const wanted = made.get(what) ?? shared[what]?.() ?? Promise.reject(new Error('nobody shares that'));
    made.set(what, wanted);
    wanted.then(
      ({ answer }) => response.end(JSON.stringify(answer)),
      (error) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  process.env[shareVariable] = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  return async () => {
    door.close();
    const there = await Promise.allSettled(made.values());
    const ended = await Promise.allSettled(there.map((one) => one.status === 'fulfilled' && one.value.end()));
    await removeTemporaryFiles();
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
  };
}

async function server(): Promise<Shared> {
  // A running installation of any layout. Tests cannot look into its folders.
  const { TESTS_SERVER } = process.env;
  if (TESTS_SERVER) return { answer: { url: TESTS_SERVER, directory: '' }, end: async () => {} };
  const { directory, remove } = await dataDirectory();
  const { url, stop } = await started(directory, remove);
  const end = async () => {
    await stop();
    await remove();
  };
  return { answer: { url, directory }, end };
}

/** A data folder as an orderly stopped server leaves it. */
async function data(): Promise<Shared> {
  const { directory, remove } = await dataDirectory();
  const { stop } = await started(directory, remove);
  await stop();
  // Each server on a copy must choose its own port.
  await rm(path.join(directory, 'postgres', 'port'));
  return { answer: directory, end: remove };
}

/** A folder for the data of all test apps, because a worker ends without removing that of its apps. */
async function apps(): Promise<Shared> {
  const { directory, remove } = await dataDirectory();
  return { answer: directory, end: remove };
}

async function started(directory: string, remove: () => Promise<void>) {
  try {
    return await startServer(directory, noLimits);
  } catch (error) {
    await remove();
    throw error;
  }
}
