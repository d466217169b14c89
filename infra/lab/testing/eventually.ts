import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 90_000;
/** The pause between looks grows with the waiting time, because each look slows down the work that a test waits for. */
const [shortestMs, longestMs, share] = [15, 300, 0.15];

/** Pause before the next look, in ms. `since`: start of the waiting (`Date.now()`). */
export const untilNextLook = (since: number): number =>
  Math.min(longestMs, Math.max(shortestMs, share * (Date.now() - since)));

/**
 * Calls `look` until it does not throw, and returns its result. Waits long, because other tests may slow the machine down.
 * @throws the last error of `look`
 */
export async function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  for (const since = Date.now(); ; await sleep(untilNextLook(since))) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() >= since + patienceMs) throw error;
    }
  }
}
