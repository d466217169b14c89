import type { Locker } from '@tus/server';
import { refuse } from '#domain/kernel/errors.ts';

/** Milliseconds that the second one waits. */
const patienceMs = 1_000;

/** Ends what it is about, and answers when it has ended. */
type Held = Readonly<{ ask: () => unknown; freed: Promise<void>; free: () => void }>;

/**
 * One connection at a time sends to an upload. The next one asks it to let go (it may be dead and not know it) and is refused
 * where that takes longer than a moment: it comes again. Between processes the offset decides: who comes second has another one.
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
