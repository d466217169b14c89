import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { dataDirectory, startServer } from '#infra/testing/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers where the shared server is. */
    sharedServer: string;
  }
}

/** All come from one address, and within a minute. */
const noLimits = { LOGIN_LIMIT: '0', REGISTER_LIMIT: '0' };

/** One server for the journeys of all workers; it starts when the first of them asks for it. */
export default async function setup(project: TestProject) {
  let shared: ReturnType<typeof start> | undefined;
  const door = createServer((_request, response) => {
    shared ??= start();
    shared.then(
      ({ url, directory }) => response.end(JSON.stringify({ url, directory })),
      (error) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  project.provide('sharedServer', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    await (await shared)?.end();
  };
}

async function start() {
  const { directory, remove } = await dataDirectory();
  const { url, stop } = await startServer(directory, noLimits).catch(async (error) => {
    await remove();
    throw error;
  });
  const end = async () => {
    await stop();
    await remove();
  };
  return { url, directory, end };
}
