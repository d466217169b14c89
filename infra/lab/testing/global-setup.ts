import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { dataDirectory, startServer } from './server.ts';
import { shareVariable } from './shared.ts';
import { temporaryFilesInMemory } from './temporary-files.ts';
import { startTestPostgres } from './test-postgres.ts';

/** All come from one address, and within a minute. */
const noLimits = { LOGIN_LIMIT: '0', REGISTER_LIMIT: '0' };

type Shared = Readonly<{ answer: unknown; end: () => Promise<void> }>;

/** Resources that all workers share are made at the first request, and end with the last worker. */
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
  // An installation that runs already, of any layout; nobody looks into its folders.
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

/** As a server leaves them that has ended in good order. */
async function data(): Promise<Shared> {
  const { directory, remove } = await dataDirectory();
  const { stop } = await started(directory, remove);
  await stop();
  // It is this one's: each that is started on a copy takes another.
  await rm(path.join(directory, 'postgres', 'port'));
  return { answer: directory, end: remove };
}

/** A folder for the data of all test apps: a worker ends with its apps, without a word. */
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
