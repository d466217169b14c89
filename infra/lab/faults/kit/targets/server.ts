import type { KillRequest } from '../kill-request.ts';
import { assertRunning, type Blow, startTarget, type Target } from './target.ts';

/** The server itself is killed, and started again at its address. */
export async function serverTarget({ directory, env, full }: KillRequest): Promise<Target> {
  let server = await startTarget(directory, env);
  const { url } = server;
  const start = async () => {
    const from = performance.now();
    server = await startTarget(directory, { ...env, PORT: new URL(url).port });
    return performance.now() - from;
  };
  // Only a full run checks the start time; the very first one makes what later ones find.
  if (full) await server.stop();
  const startMs = full ? await start() : 0;

  return {
    url,
    addresses: {},
    startMs,
    async strike({ struck }: Blow) {
      // Said first: what is asked while it is said is met as well.
      struck('killed');
      await server.kill();
      return start();
    },
    assertRunning: () => assertRunning(server),
    stop: async () => void (await server.stop()),
  };
}
