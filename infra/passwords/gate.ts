import { refuse } from '#domain/kernel/errors.ts';

type Width = Readonly<{ atOnce: number; waiting: number }>;

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `atOnce` pieces of work run and `waiting` more stand in line. @throws not_ready where the line is full */
export function createGate({ atOnce, waiting }: Width): Gate {
  let running = 0;
  const line: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (line.length >= waiting) refuse('not_ready');
    // Who leaves hands the place on, so `running` stays as it is.
    await new Promise<void>((resolve) => line.push(resolve));
  }

  function leave() {
    const next = line.shift();
    if (next) next();
    else running--;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
