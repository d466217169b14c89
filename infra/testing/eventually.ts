import { vi } from 'vitest';

/** Looks until it does not throw any more, and answers what it saw. Patient: where much else runs, much takes long. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 45_000, interval: 25 });
