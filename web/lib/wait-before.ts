const longestMs = 15_000;

/** Exponential backoff before a retry. Milliseconds. */
export const waitBefore = (failures: number): number => Math.min(longestMs, 1_000 * 2 ** Math.max(0, failures - 1));
