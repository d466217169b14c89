import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownPostgres } from '../../../testing/own-postgres.ts';
import type { KillRequest } from '../kill-request.ts';
import { assertRunning, notReady, readyAgain, startTarget, type Target } from './target.ts';

/** How an operator ends it, and how long it is away then. With `smart` it goes on until those who are there have gone. */
const ways = [
  { how: 'restarted fast', smartMs: 0, awayMs: 1_000, fullAwayMs: 1_000 },
  { how: 'restarted smart, then fast', smartMs: 2_000, awayMs: 1_000, fullAwayMs: 1_000 },
  { how: 'away', smartMs: 0, awayMs: 2_000, fullAwayMs: 30_000 },
] as const;

/** A Postgres of somebody else is stopped, and started again after a while. */
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
      // It has to say so itself, while it is so.
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
