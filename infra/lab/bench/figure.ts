/** One line of the benchmark. `ratio`: the figure divided by the reference; `to` names the reference. */
export type Figure = Readonly<{ name: string; value: string; ratio?: number; to?: string; goal?: string }>;

/** Wall seconds of the work. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}

/** The quantile of the values: a share of 0.5 gives the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
