import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownPostgres } from '../../../testing/own-postgres.ts';
import { startTcpProxy } from '../../../testing/tcp-proxy.ts';
import type { KillRequest } from '../kill-request.ts';
import { assertRunning, notReady, readyAgain, startTarget, type Target } from './target.ts';

const [delayMs, delayedForMs] = [500, 3_000];
/** In a full play, longer than the server may need to notice. */
const [swallowsForMs, fullSwallowsForMs] = [3_000, 11_000];

/** The network between server and database resets connections, swallows all data, is slow, or leaves connections half-open. */
export async function networkTarget({ directory, env, full }: KillRequest): Promise<Target> {
  const postgres = await ownPostgres(path.join(directory, 'elsewhere'));
  const proxy = await startTcpProxy({ host: '127.0.0.1', port: postgres.port });
  const seen = new URL(postgres.url);
  seen.port = String(proxy.port);
  const from = performance.now();
  const server = await startTarget(directory, { ...env, DATABASE_URL: seen.href });
  const startMs = performance.now() - from;

  const ways = [
    {
      how: 'reset',
      play: async () => void proxy.cut(),
    },
    {
      how: 'black hole',
      async play() {
        proxy.silence();
        const over = sleep(full ? fullSwallowsForMs : swallowsForMs);
        await notReady(server, ['database']);
        await over;
        proxy.speak();
      },
    },
    {
      how: 'delay',
      async play() {
        proxy.delay(delayMs);
        await sleep(delayedForMs);
        proxy.delay(0);
      },
    },
    // Open connections go silent; new connections work.
    { how: 'half-open', play: async () => proxy.strand() },
  ] as const;

  return {
    url: server.url,
    addresses: { database: postgres.url },
    startMs,
    async strike({ number, struck }) {
      const way = ways[number % ways.length] ?? ways[0];
      struck(way.how);
      await way.play();
      return readyAgain(server, ['database']);
    },
    assertRunning: () => assertRunning(server),
    async stop() {
      await server.stop();
      await proxy.close();
      await postgres.stop();
    },
  };
}
