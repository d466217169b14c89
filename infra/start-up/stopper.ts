import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.ts';

type Stop = Readonly<{
  http: FastifyInstance;
  /** With how long this process still serves while it says that it is not ready, so that a balancer can notice. */
  settings: Pick<Settings, 'STOP_DELAY_SECONDS'>;
  /** Everything outside; closed last. */
  close: () => Promise<void>;
}>;

/** Requests that take longer are cut off, so that there is time for the rest. */
const drainMs = 10_000;
/** After the delay; what has not ended then is left as a crash would leave it. */
const patienceMs = 15_000;

/**
 * On SIGTERM or SIGINT, in this order: not ready; no new connections, sockets closed with 1012, no new jobs; requests end;
 * jobs are given back and followers finish their batch; connections and an embedded database close; exit 0.
 */
export function stopper({ http, settings, close }: Stop) {
  const delayMs = settings.STOP_DELAY_SECONDS * 1_000;
  let isStopping = false;

  async function stop() {
    isStopping = true;
    await sleep(delayMs);
    const cut = setTimeout(() => http.server.closeAllConnections(), drainMs).unref();
    await http.close();
    clearTimeout(cut);
    await close();
  }

  const end = () => {
    if (isStopping) return;
    setTimeout(() => process.exit(1), delayMs + patienceMs).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  return {
    isStopping: () => isStopping,
    onSignals() {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
    },
  };
}
