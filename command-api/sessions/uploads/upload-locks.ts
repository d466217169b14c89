import type { Locker } from '@tus/server';
import { refuse } from '#domain/kernel/errors.ts';

/** How long a second request waits, in milliseconds. */
const patienceMs = 1_000;

/** `ask` asks the holder to stop; `freed` resolves when it has released the lock. */
type Held = Readonly<{ ask: () => unknown; freed: Promise<void>; free: () => void }>;

/**
 * One request at a time sends to an upload. The next one asks the holder to stop, as its connection may be dead, and is refused
 * if that takes too long; the client retries. Between processes the offset decides: a late request has an outdated one.
 */
export function uploadLocks(): Locker {
  const locks = new Map<string, Held>();
  return {
    newLock: (id) => ({
      async lock(_signal, ask) {
        const until = Date.now() + patienceMs;
        for (let held = locks.get(id); held; held = locks.get(id)) {
          held.ask();
          if (!(await isOver(held.freed, until - Date.now()))) refuse('upload_in_use');
        }
        let free = () => {};
        const freed = new Promise<void>((resolve) => {
          free = resolve;
        });
        locks.set(id, { ask, freed, free });
      },
      async unlock() {
        locks.get(id)?.free();
        locks.delete(id);
      },
    }),
  };
}

function isOver(event: Promise<void>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), Math.max(0, ms));
    void event.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
