/** Null for an empty list, like the other functions here. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The standard deviation of the population. */
export function standardDeviation(values: readonly number[]): number | null {
  const average = mean(values);
  if (average === null) return null;
  const squares = values.reduce((sum, value) => sum + (value - average) ** 2, 0);
  return Math.sqrt(squares / values.length);
}

/** The percentile at `share` (0..1; 0.5 is the median), linearly interpolated between ranks. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = new Float64Array(values).sort();
  const rank = share * (sorted.length - 1);
  const below = sorted[Math.floor(rank)];
  const above = sorted[Math.ceil(rank)];
  if (below === undefined || above === undefined) return null;
  return below + (rank - Math.floor(rank)) * (above - below);
}
