import { refuse } from '#domain/kernel/errors.ts';

type Width = Readonly<{ atOnce: number; waiting: number }>;

/** Callers that are `first` go before all others. */
export type Gate = <T>(work: () => Promise<T>, first?: 'first') => Promise<T>;

/** Lets `atOnce` pieces of work run and `waiting` more stand in line. @throws not_ready where the line is full */
export function createGate({ atOnce, waiting }: Width): Gate {
  let running = 0;
  const lines = { first: [] as (() => void)[], last: [] as (() => void)[] };

  async function enter(line: (() => void)[]): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (lines.first.length + lines.last.length >= waiting) refuse('not_ready');
    // A caller that leaves hands its place on, so `running` stays the same.
    await new Promise<void>((resolve) => line.push(resolve));
  }

  function leave() {
    const next = lines.first.shift() ?? lines.last.shift();
    if (next) next();
    else running--;
  }

  return async (work, first) => {
    await enter(lines[first ?? 'last']);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
