import { setTimeout as sleep } from 'node:timers/promises';
import { TranscriberQuota, TranscriberUnavailable } from './transcriber-error.ts';

/** Milliseconds before the second, third … attempt. */
export const defaultBackOff: readonly number[] = [1_000, 4_000, 15_000];

/** Seconds. A longer wait is left to the queue, so that it does not hold a worker. */
const longestWait = 60;

type Trying = Readonly<{ backOff: readonly number[]; signal: AbortSignal }>;

/** Repeats the call until it succeeds, at most once for each wait in `backOff`. Errors that need an operator are thrown at once. */
export async function tryAgain<T>(attempt: () => Promise<T>, { backOff, signal }: Trying): Promise<T> {
  for (let tries = 0; ; tries++) {
    signal.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      const wait = waitAfter(error, backOff[tries]);
      if (wait === undefined) throw error;
      await pause(wait, signal);
    }
  }
}

/** Milliseconds; undefined if another attempt makes no sense now. */
export function waitAfter(error: unknown, planned: number | undefined): number | undefined {
  if (planned === undefined) return undefined;
  if (error instanceof TranscriberUnavailable) return planned;
  if (!(error instanceof TranscriberQuota)) return undefined;
  const { retryAfter } = error;
  if (retryAfter === null) return planned;
  return retryAfter > longestWait ? undefined : Math.max(planned, retryAfter * 1_000);
}

/** Rejects with the signal's reason once it is aborted. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => signal.throwIfAborted());
}
