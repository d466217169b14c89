import type { Joined, Running } from './join.ts';

/**
 * An owner starts its server again where it ended without being told to, at the address that everyone has. Where that
 * cannot be, the rejection ends the process: whoever supervises it starts it anew.
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
    current = await startAgain();
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
