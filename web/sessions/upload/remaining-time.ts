/** `sent` bytes at the time `at`, in ms. */
export type Sample = Readonly<{ at: number; sent: number }>;

/** The pace covers the last `windowMs`; below `leastMs` it would be a guess. */
const [windowMs, leastMs] = [15_000, 1_500];

/** Adds a sample and drops old ones. A lower count of bytes means that some were lost: the earlier samples are dropped too. */
export function withSample(samples: readonly Sample[], next: Sample): readonly Sample[] {
  const last = samples.at(-1);
  if (last && next.sent < last.sent) return [next];
  return [...samples.filter(({ at }) => at >= next.at - windowMs), next];
}

/** Seconds until all `total` bytes are sent at the recent pace; undefined while that would be a guess. */
export function remainingSeconds(samples: readonly Sample[], total: number, now: number): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < leastMs || last.sent === first.sent) return undefined;
  // Measured until now, so that a standstill lowers the pace.
  return ((total - last.sent) * (now - first.at)) / (last.sent - first.sent) / 1000;
}

/** From 0 to 1. */
export const shareSent = ({ sent, total }: Readonly<{ sent: number; total: number }>): number =>
  total > 0 ? Math.min(1, sent / total) : 0;
