import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.ts';
import { type Endings, endings } from './endings.ts';

/** Requests that take longer are cut off, so that there is time for the other steps. */
const drainMs = 10_000;
/** Time for the whole stop after the delay. Work that has not ended by then is abandoned, as in a crash. */
const patienceMs = 15_000;

/**
 * On SIGTERM or SIGINT, in this order: not ready (for STOP_DELAY_SECONDS, so that a load balancer can notice); no new
 * connections, sockets closed with 1012, no new jobs; requests end; jobs are given back and followers finish their batch;
 * connections and an embedded database close; exit 0.
 */
export function stopper({ STOP_DELAY_SECONDS }: Pick<Settings, 'STOP_DELAY_SECONDS'>): Endings {
  const delayMs = STOP_DELAY_SECONDS * 1_000;
  const { atEnd, stop } = endings();
  let isStopping = false;

  const end = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), delayMs + patienceMs).unref();
    sleep(delayMs)
      .then(stop)
      .then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  return { atEnd, stop, isStopping: () => isStopping };
}

/** Closes the server once its requests have ended; requests that take too long are cut off. */
export async function drained(http: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), drainMs).unref();
  await http.close();
  clearTimeout(cut);
}
