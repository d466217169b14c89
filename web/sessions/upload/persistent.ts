import { waitBefore } from '../../lib/wait-before.ts';
import { isPassing } from './transfer-errors.ts';

/** The state of the work, or the reason why it waits: the person, the network, or the next try. */
export type Persistence = 'trying' | 'paused' | 'offline' | 'waiting';

/**
 * Tries until it succeeds. It waits longer after each failure, for the network while there is none, and for the person who
 * paused it. The signal tells the work that it has to stop for now.
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

  /** Until something happens, or the time is over. */
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
    /** @throws what is final, or `AbortError` once it was ended */
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
    /** It goes well again. */
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
    /** The waiting caller gets an `AbortError`. */
    end() {
      ended.abort();
      interrupt();
      window.removeEventListener('offline', interrupt);
      window.removeEventListener('online', goOn);
    },
  };
}
