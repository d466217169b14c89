import { DomainError } from '#domain/kernel/errors.ts';

type Width = Readonly<{ atOnce: number; waiting: number }>;

/** Callers with `first` go before all others. */
export type Gate = <T>(work: () => Promise<T>, first?: 'first') => Promise<T>;

/** The current queue will be done in about `seconds`. */
export class LineFull extends DomainError {
  readonly seconds: number;

  constructor(seconds: number) {
    super('not_ready');
    this.seconds = seconds;
  }
}

/** The weight of the latest piece of work in the mean. */
const weight = 0.1;

/** Runs `atOnce` pieces of work at a time, and lets `waiting` more wait. @throws LineFull */
export function createGate({ atOnce, waiting }: Width): Gate {
  let running = 0;
  let meanMs = 0;
  const lines = { first: [] as (() => void)[], last: [] as (() => void)[] };

  async function enter(line: (() => void)[]): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (lines.first.length + lines.last.length >= waiting)
      throw new LineFull(Math.max(1, Math.ceil((waiting * meanMs) / atOnce / 1_000)));
    // A caller that leaves passes its place on, so `running` stays the same.
    await new Promise<void>((resolve) => line.push(resolve));
  }

  function leave() {
    const next = lines.first.shift() ?? lines.last.shift();
    if (next) next();
    else running--;
  }

  return async (work, first) => {
    await enter(lines[first ?? 'last']);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      const ms = performance.now() - startedAt;
      meanMs = meanMs === 0 ? ms : meanMs + weight * (ms - meanMs);
      leave();
    }
  };
}
