import type { Handle } from '#infra/event-store/command-handler.ts';

/** Stands for the end of the process; the caller retries. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** `before` the events are written, or `after` they are written and before the caller gets an answer. */
export type CrashPoint = 'before' | 'after';

/** A command handler that throws `Crash` during the next command, if a crash is planned. */
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
