import { setTimeout as sleep } from 'node:timers/promises';
import type { Joined, Running } from './join.ts';

/** Remains of a killed server may block the restart for a moment. */
const tries = 10;
const pauseMs = 500;

/**
 * If the server ends unexpectedly, its owner restarts it at the same address. If that fails, the rejection
 * ends the process, and its supervisor restarts it.
 */
export function keepRunning(first: Joined, startAgain: () => Promise<Joined>): Running {
  let current = first;
  let restarting: Promise<void> | undefined;
  let isStopping = false;

  function watch({ lost }: Joined) {
    void lost?.then(() => {
      if (!isStopping) restarting = restart();
    });
  }

  async function restart() {
    current = await persistently(startAgain);
    if (current.url !== first.url) throw new Error('Postgres could not be started again at its address');
    watch(current);
  }

  watch(first);
  return {
    url: first.url,
    async stop() {
      isStopping = true;
      await restarting;
      await current.stop();
    },
  };
}

async function persistently(start: () => Promise<Joined>): Promise<Joined> {
  for (let tried = 1; ; tried++) {
    try {
      return await start();
    } catch (error) {
      if (tried === tries) throw error;
      console.error(`${(error as Error).message} Trying again.`);
      await sleep(pauseMs);
    }
  }
}
