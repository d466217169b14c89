/** The pause before the second, third, … attempt, in ms; the last value for all further attempts. */
const defaultBackOff: readonly number[] = [10_000, 60_000, 300_000];

/** Adds up to a quarter, so that jobs that failed together are not retried together. `attempt` counts from 1. */
export function backOff(attempt: number, delays = defaultBackOff, random = Math.random): number {
  const delay = delays[Math.min(attempt, delays.length) - 1] ?? 0;
  return Math.round(delay * (1 + random() / 4));
}
