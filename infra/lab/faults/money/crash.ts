import type { Handle } from '#infra/event-store/command-handler.ts';

/** The process ends here: whoever waits for it begins anew. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** `before` the events are written, or `after` that and before anybody hears of it. */
export type CrashPoint = 'before' | 'after';

/** A handler of commands that ends in the middle of the next one, where that is planned. */
export function crashing(handle: Handle) {
  let planned: CrashPoint | null = null;
  const fails = (at: CrashPoint) => {
    if (planned !== at) return;
    planned = null;
    throw new Crash(`the process ends ${at} the events are written`);
  };
  const crashes: Handle = async (given) => {
    fails('before');
    const handled = await handle(given);
    fails('after');
    return handled;
  };
  return {
    handle: crashes,
    plan(at: CrashPoint | null) {
      planned = at;
    },
  };
}
