import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.ts';

type Close = () => Promise<void>;

export type Stopper = Readonly<{
  /** What is opened later is closed earlier. */
  atEnd: (close: Close) => void;
  stop: () => Promise<void>;
  isStopping: () => boolean;
}>;

/** Requests that take longer are cut off, so that there is time for the rest. */
const drainMs = 10_000;
/** After the delay; what has not ended then is left as a crash would leave it. */
const patienceMs = 15_000;

/**
 * On SIGTERM or SIGINT, in this order: not ready (for STOP_DELAY_SECONDS, so that a balancer can notice); no new
 * connections, sockets closed with 1012, no new jobs; requests end; jobs are given back and followers finish their batch;
 * connections and an embedded database close; exit 0.
 */
export function stopper({ STOP_DELAY_SECONDS }: Pick<Settings, 'STOP_DELAY_SECONDS'>): Stopper {
  const delayMs = STOP_DELAY_SECONDS * 1_000;
  const closing: Close[] = [];
  let stopped: Promise<void> | undefined;
  let isStopping = false;

  const stop = () => (stopped ??= inOrder(closing));
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
  return { atEnd: (close) => void closing.unshift(close), stop, isStopping: () => isStopping };
}

async function inOrder(steps: readonly Close[]) {
  for (const step of steps) await step();
}

/** Closes the server once its requests have ended; those that take too long are cut off. */
export async function drained(http: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), drainMs).unref();
  await http.close();
  clearTimeout(cut);
}
