import { DomainError } from '#domain/kernel/errors.ts';

type Width = Readonly<{ atOnce: number; waiting: number }>;

/** Callers that are `first` go before all others. */
export type Gate = <T>(work: () => Promise<T>, first?: 'first') => Promise<T>;

/** After about `seconds` those who wait now have had their turn. */
export class LineFull extends DomainError {
  readonly seconds: number;

  constructor(seconds: number) {
    super('not_ready');
    this.seconds = seconds;
  }
}

/** How much the last piece of work counts in the mean. */
const weight = 0.1;

/** Lets `atOnce` pieces of work run and `waiting` more stand in line. @throws LineFull */
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
