import { waitBefore } from '../../lib/wait-before.ts';
import { isPassing } from './transfer-errors.ts';

/** The state of the work: running, or waiting for the person, the network or the next retry. */
export type Persistence = 'trying' | 'paused' | 'offline' | 'waiting';

/**
 * Retries until success, with growing delays. It waits for the network while offline, and for the person while paused.
 * The signal aborts the present attempt.
 */
export function persistent(onChange: (persistence: Persistence) => void) {
  const ended = new AbortController();
  let attempt = new AbortController();
  let [paused, failures] = [false, 0];
  let wake = () => {};

  function interrupt() {
    attempt.abort();
    wake();
  }
  window.addEventListener('offline', interrupt);
  const goOn = () => wake();
  window.addEventListener('online', goOn);

  /** Resolves after `ms`, or earlier when something happens. */
  const rest = (ms?: number) =>
    new Promise<void>((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function untilPossible() {
    while (!ended.signal.aborted && (paused || !navigator.onLine)) {
      onChange(paused ? 'paused' : 'offline');
      await rest();
    }
    ended.signal.throwIfAborted();
  }

  return {
    /** @throws a final error, or `AbortError` once it was ended */
    async until<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
      for (;;) {
        await untilPossible();
        attempt = new AbortController();
        onChange('trying');
        try {
          return await work(attempt.signal);
        } catch (error) {
          ended.signal.throwIfAborted();
          if (attempt.signal.aborted) continue;
          if (!isPassing(error)) throw error;
          failures += 1;
          if (!navigator.onLine) continue;
          onChange('waiting');
          await rest(waitBefore(failures));
        }
      }
    },
    /** Resets the delay after progress. */
    wentWell() {
      failures = 0;
    },
    pause() {
      paused = true;
      interrupt();
    },
    resume() {
      paused = false;
      wake();
    },
    /** Rejects the waiting caller with an `AbortError`. */
    end() {
      ended.abort();
      interrupt();
      window.removeEventListener('offline', interrupt);
      window.removeEventListener('online', goOn);
    },
  };
}
