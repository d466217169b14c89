import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownPostgres } from '../../../testing/own-postgres.ts';
import type { KillRequest } from '../kill-request.ts';
import { assertRunning, notReady, readyAgain, startTarget, type Target } from './target.ts';

/** Ways of an operator to stop Postgres, and how long it stays away. A smart shutdown waits until all clients have disconnected. */
const ways = [
  { how: 'restarted fast', smartMs: 0, awayMs: 1_000, fullAwayMs: 1_000 },
  { how: 'restarted smart, then fast', smartMs: 2_000, awayMs: 1_000, fullAwayMs: 1_000 },
  { how: 'away', smartMs: 0, awayMs: 2_000, fullAwayMs: 30_000 },
] as const;

/** A server with an external Postgres, which is stopped and started again after a while. */
export async function postgresAwayTarget({ directory, env, full }: KillRequest): Promise<Target> {
  const postgres = await ownPostgres(path.join(directory, 'elsewhere'));
  const from = performance.now();
  const server = await startTarget(directory, { ...env, DATABASE_URL: postgres.url });
  const startMs = performance.now() - from;

  return {
    url: server.url,
    addresses: { database: postgres.url },
    startMs,
    async strike({ number, struck }) {
      const way = ways[number % ways.length] ?? ways[0];
      if (way.smartMs > 0) {
        await postgres.tellToEnd('smart');
        await sleep(way.smartMs);
      }
      struck(way.how);
      await postgres.tellToEnd('fast');
      await postgres.ended();
      // The server must report the outage while it lasts.
      await notReady(server, ['database']);
      await sleep(full ? way.fullAwayMs : way.awayMs);
      await postgres.start();
      return readyAgain(server, ['database']);
    },
    assertRunning: () => assertRunning(server),
    async stop() {
      await server.stop();
      await postgres.stop();
    },
  };
}
