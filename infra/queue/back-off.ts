/** Before the second, third, … try, in ms; the last for all that follow. */
const defaultBackOff: readonly number[] = [10_000, 60_000, 300_000];

/** Up to a quarter longer, so that what failed together does not come back together. `attempt` counts from 1. */
export function backOff(attempt: number, delays = defaultBackOff, random = Math.random): number {
  const delay = delays[Math.min(attempt, delays.length) - 1] ?? 0;
  return Math.round(delay * (1 + random() / 4));
}
