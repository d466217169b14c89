import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 90_000;
const intervalMs = 25;

/**
 * Looks until it does not throw any more, and answers what it saw. Patient: where much else runs, much takes long.
 * @throws what `look` threw last
 */
export async function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  for (const until = Date.now() + patienceMs; ; await sleep(intervalMs)) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() >= until) throw error;
    }
  }
}
