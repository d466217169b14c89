/** One line of the benchmark; `ratio` is that of the figure to a reference `to`. */
export type Figure = Readonly<{ name: string; value: string; ratio?: number; to?: string; goal?: string }>;

/** Wall seconds of the work, best of `runs`: what disturbs a run only makes it slower. */
export async function bestOf(runs: number, work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    await work();
    best = Math.min(best, (performance.now() - started) / 1_000);
  }
  return best;
}
