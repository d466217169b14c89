import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 90_000;
/** At what comes soon it is looked soon again; each look costs those who are waited for, so what takes long is asked less often. */
const [shortestMs, longestMs, share] = [15, 300, 0.15];

/** How long to wait for the next look, where it was waited since then (`Date.now()`), ms. */
export const untilNextLook = (since: number): number =>
  Math.min(longestMs, Math.max(shortestMs, share * (Date.now() - since)));

/**
 * Looks until it does not throw any more, and answers what it saw. Patient: where much else runs, much takes long.
 * @throws what `look` threw last
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
