import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { placeFor } from '#infra/postgres/embedded/place.ts';
import { postmasterOf } from '#infra/postgres/embedded/postmaster.ts';
import type { KillRequest } from '../kill-request.ts';
import { assertRunning, readyAgain, startTarget, type Target } from './target.ts';

const pollMs = 5;

/** Kills the server's embedded Postgres; the server must start it again. */
export async function postgresTarget({ directory, env }: KillRequest): Promise<Target> {
  const from = performance.now();
  const server = await startTarget(directory, env);
  const startMs = performance.now() - from;
  const { data } = await placeFor(path.join(directory, 'postgres'));

  /** Resolves when Postgres accepts connections again. Its crash recovery does not count as the server's recovery time. */
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
