import type { KillRequest } from '../kill-request.ts';
import { assertRunning, type Blow, startTarget, type Target } from './target.ts';

/** Kills the server itself and starts it again on the same port. */
export async function serverTarget({ directory, env, full }: KillRequest): Promise<Target> {
  let server = await startTarget(directory, env);
  const { url } = server;
  const start = async () => {
    const from = performance.now();
    server = await startTarget(directory, { ...env, PORT: new URL(url).port });
    return performance.now() - from;
  };
  // Only a full play checks the start time. The first start does not count, because it also creates the data.
  if (full) await server.stop();
  const startMs = full ? await start() : 0;

  return {
    url,
    addresses: {},
    startMs,
    async strike({ struck }: Blow) {
      // Reports the strike before the kill, so that it also counts commands sent in between.
      struck('killed');
      await server.kill();
      return start();
    },
    assertRunning: () => assertRunning(server),
    stop: async () => void (await server.stop()),
  };
}
