/** Counts calls, and calls back for each call beyond `most` in a second. */
export function fewPerSecond(most: number, onTooMany: () => void): () => void {
  let since = performance.now();
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since >= 1_000) [since, count] = [now, 0];
    count += 1;
    if (count > most) onTooMany();
  };
}
