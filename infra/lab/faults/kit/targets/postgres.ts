import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { placeFor } from '#infra/postgres/embedded/place.ts';
import { postmasterOf } from '#infra/postgres/embedded/postmaster.ts';
import type { KillRequest } from '../kill-request.ts';
import { assertRunning, readyAgain, startTarget, type Target } from './target.ts';

const pollMs = 5;

/** The server's own Postgres is killed; who owns it starts it again. */
export async function postgresTarget({ directory, env }: KillRequest): Promise<Target> {
  const from = performance.now();
  const server = await startTarget(directory, env);
  const startMs = performance.now() - from;
  const { data } = await placeFor(path.join(directory, 'postgres'));

  /** Until it takes connections again: what it takes to repair itself is its own. */
  async function accepting(killed: number) {
    for (;;) {
      assertRunning(server);
      const postmaster = await postmasterOf(data);
      if (postmaster?.ready && postmaster.pid !== killed) return;
      await sleep(pollMs);
    }
  }

  return {
    url: server.url,
    addresses: {},
    startMs,
    async strike({ struck }) {
      const postmaster = await postmasterOf(data);
      if (!postmaster) throw new Error('there is no Postgres to kill');
      struck('killed');
      process.kill(postmaster.pid, 'SIGKILL');
      await accepting(postmaster.pid);
      return readyAgain(server, ['database']);
    },
    assertRunning: () => assertRunning(server),
    stop: async () => void (await server.stop()),
  };
}
