import type { Series } from '../series.ts';

type Stretch = Readonly<{ offset: number; duration: number }>;

/**
 * Where the voice is monotone: the windows (10 s) of the liveliness whose value is below the least that is good, neighbours as
 * one. The same measure and the same limit as of the part `pitch` and of its finding. Seconds, within the talk.
 */
export function monotoneStretches(
  { t0, dt, values }: Series,
  { least, duration }: Readonly<{ least: number; duration: number }>,
): readonly Stretch[] {
  const stretches: { from: number; to: number }[] = [];
  values.forEach((value, window) => {
    if (value === null || value >= least) return;
    const from = Math.max(0, t0 + (window - 0.5) * dt);
    const to = Math.min(duration, t0 + (window + 0.5) * dt);
    const last = stretches.at(-1);
    if (last && from - last.to < dt / 2) last.to = to;
    else stretches.push({ from, to });
  });
  return stretches.map(({ from, to }) => ({ offset: toMilliseconds(from), duration: toMilliseconds(to - from) }));
}

const toMilliseconds = (seconds: number) => Math.round(seconds * 1_000) / 1_000;
