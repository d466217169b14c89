import type { Series } from '#domain/sessions/contract/series.ts';

type Sample = Readonly<{ offset: number; value: number | null }>;

/** Caches the last result for each series, because reports are requested repeatedly and results never change. */
const thinned = new WeakMap<Series, Readonly<{ points: number; samples: Sample[] }>>();

/** At most `points` samples for a chart: the mean of each stretch, or null if most of the stretch has no value. */
export function thinToSamples(series: Series, points: number): Sample[] {
  const known = thinned.get(series);
  if (known?.points === points) return known.samples;
  const samples = samplesOf(series, points);
  thinned.set(series, { points, samples });
  return samples;
}

function samplesOf({ t0, dt, values }: Series, points: number): Sample[] {
  return stretches(values.length, points).map(([from, to]) => {
    const known = values.slice(from, to).filter((value) => value !== null);
    const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
    const offset = t0 + (dt * (from + to - 1)) / 2;
    return { offset: round(offset), value: known.length * 2 >= to - from ? round(mean) : null };
  });
}

/** At most `points` peaks: the highest of each stretch. */
export function thinPeaks({ t0, dt, values }: Series, points: number): Series {
  const parts = stretches(values.length, points);
  const highest = parts.map(([from, to]) => values.slice(from, to).reduce<number>((a, b) => Math.max(a, b ?? 0), 0));
  return { t0, dt: parts.length ? (dt * values.length) / parts.length : dt, values: highest };
}

/** Divides `length` values into at most `points` stretches of (nearly) equal length. */
function stretches(length: number, points: number): readonly (readonly [from: number, to: number])[] {
  const count = Math.min(length, points);
  const edge = (index: number) => Math.round((index * length) / count);
  return Array.from({ length: count }, (_, index) => [edge(index), edge(index + 1)] as const);
}

const round = (value: number) => Math.round(value * 1000) / 1000;
