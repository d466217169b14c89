import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installationKeys } from '#infra/keys/keys.ts';
import { startS3Server } from '../../../fakes/s3-server.ts';
import { startWireServer } from '../../../fakes/wire-server/wire-server.ts';
import { ownPostgres } from '../../../testing/own-postgres.ts';
import { roleProxy } from '../../../testing/role-proxy.ts';
import type { TestServer } from '../../../testing/server.ts';
import type { KillRequest } from '../kill-request.ts';
import { assertRunning, readyAgain, startTarget, type Target } from './target.ts';

const roles = ['command-api', 'query-api', 'projections', 'reactions', 'analysis'] as const;
const awayMs = 500;

/**
 * Runs every role in two processes on two separate data folders, with one Postgres, one EventStoreDB (the wire server) and one
 * bucket, behind a proxy. The strikes, in turn: one process of each role is killed and restarted, Postgres is restarted,
 * EventStoreDB is away.
 */
export async function rolesTarget({ directory, env }: KillRequest): Promise<Target> {
  const postgres = await ownPostgres(path.join(directory, 'elsewhere'), ['-c', 'max_connections=300']);
  const [wire, s3] = [await startWireServer(), await startS3Server()];
  const eventStore = `esdb://${wire.address}?tls=false`;
  const shared = {
    ...{ ...env, ...s3.env, DATABASE_URL: postgres.url, EVENTSTORE_URL: eventStore },
    ...(await keysIn(directory)),
  };
  const folders = ['first', 'second'].map((name) => path.join(directory, name));
  for (const folder of folders) await mkdir(folder);
  const start = (role: string, folder: number, port = '0') =>
    startTarget(folders[folder] ?? '', { ...shared, ROLES: role, PORT: port });

  const from = performance.now();
  const pairs = new Map<string, TestServer[]>();
  // Starts one process after the other, because ten at once would slow each other down.
  for (const role of roles) pairs.set(role, [await start(role, 0), await start(role, 1)]);
  const startMs = (performance.now() - from) / (2 * roles.length);
  const all = () => [...pairs.values()].flat();
  const urlsOf = (role: string) => (pairs.get(role) ?? []).map(({ url }) => url);
  const proxy = await roleProxy({ commands: urlsOf('command-api'), queries: urlsOf('query-api') });

  async function killOne(role: string, folder: number): Promise<number> {
    const killed = pairs.get(role)?.[folder];
    if (!killed) throw new Error(`nobody is ${role}`);
    await killed.kill();
    const began = performance.now();
    const again = await start(role, folder, new URL(killed.url).port);
    pairs.get(role)?.splice(folder, 1, again);
    return performance.now() - began;
  }

  async function allAgain(reasons: readonly string[]): Promise<number> {
    const times = await Promise.all(all().map((server) => readyAgain(server, reasons)));
    return Math.max(...times);
  }

  const ways = [
    ...roles.map((role) => ({ how: role, play: (turn: number) => killOne(role, turn % folders.length) })),
    {
      how: 'postgres',
      async play() {
        await postgres.tellToEnd('fast');
        await postgres.ended();
        await sleep(awayMs);
        await postgres.start();
        return allAgain(['database']);
      },
    },
    {
      how: 'event store',
      async play() {
        wire.stop();
        await sleep(awayMs);
        await wire.start();
        return allAgain(['log', 'event store']);
      },
    },
  ];

  return {
    url: proxy.url,
    addresses: { database: postgres.url, eventStore, blobs: s3.env },
    startMs,
    async strike({ number, struck }) {
      const way = ways[number % ways.length];
      struck(way?.how ?? '');
      return (await way?.play(Math.floor(number / ways.length))) ?? 0;
    },
    assertRunning: () => all().forEach(assertRunning),
    async stop() {
      proxy.close();
      await Promise.all(all().map((server) => server.stop()));
      wire.stop();
      await s3.stop();
      await postgres.stop();
    },
  };
}

/** One set of keys for all processes, returned as settings. They are also written to `directory` for readers of the data. */
async function keysIn(directory: string) {
  await installationKeys(undefined, directory);
  const token = path.join(directory, 'token.key');
  const content = await readFile(token, 'utf8');
  const MASTER_KEY = `${content} master`;
  await writeFile(path.join(directory, 'master.key'), MASTER_KEY, { mode: 0o600 });
  return { TOKEN_KEY: content, MASTER_KEY };
}
