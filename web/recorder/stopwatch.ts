/** Measures running time without breaks. Milliseconds. */
export type Stopwatch = Readonly<{ before: number; runningSince: number | null }>;

export const newStopwatch: Stopwatch = { before: 0, runningSince: null };

export const started = (watch: Stopwatch, at: number): Stopwatch =>
  watch.runningSince === null ? { ...watch, runningSince: at } : watch;

export const stopped = (watch: Stopwatch, at: number): Stopwatch => ({
  before: elapsed(watch, at),
  runningSince: null,
});

export const elapsed = ({ before, runningSince }: Stopwatch, at: number): number =>
  before + (runningSince === null ? 0 : Math.max(0, at - runningSince));
