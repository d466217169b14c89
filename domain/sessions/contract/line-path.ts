import type { Sample } from './samples.ts';

/** The drawing area of a lane: x over the whole talk, y from `low` (bottom) to `high` (top). */
export type Frame = Readonly<{
  width: number;
  height: number;
  duration: number;
  low: number;
  high: number;
}>;

const round = (value: number) => Math.round(value * 10) / 10;

export function heightOf(value: number, { height, low, high }: Pick<Frame, 'height' | 'low' | 'high'>): number {
  const share = high > low ? (value - low) / (high - low) : 0.5;
  return height - Math.min(1, Math.max(0, share)) * height;
}

/** An SVG path through the samples. It is interrupted at missing values and at values outside of the frame. */
export function linePath(samples: readonly Sample[], frame: Frame): string {
  let path = '';
  let isDrawing = false;
  for (const { offset, value } of samples) {
    const isShown = value !== null && value >= frame.low && value <= frame.high;
    if (isShown) {
      const x = round((offset / frame.duration) * frame.width);
      path += `${isDrawing ? 'L' : 'M'}${x} ${round(heightOf(value, frame))}`;
    }
    isDrawing = isShown;
  }
  return path;
}

type Range = Readonly<{ low: number; high: number }>;
type Ends = Readonly<{ from: number | null; to: number | null }>;

/**
 * The range of a voice with a margin: from 0.75 of the first quartile to 1.5 of the third, as in its summary. So a harmonic
 * that was mistaken for the voice does not flatten the whole curve. Undefined without values.
 */
export function rangeOf(samples: readonly Sample[]): Range | undefined {
  const values = samples.flatMap(({ value }) => (value === null ? [] : [value])).sort((a, b) => a - b);
  const at = (share: number) => values[Math.round(share * (values.length - 1))] ?? 0;
  const inRange = values.filter((value) => value >= 0.75 * at(0.25) && value <= 1.5 * at(0.75));
  const [low, high] = [inRange.at(0), inRange.at(-1)];
  if (low === undefined || high === undefined) return undefined;
  const air = Math.max((high - low) * 0.12, high * 0.02);
  return { low: low - air, high: high + air };
}

/** The range of a judged measure: all of its values and its good range, with a margin; undefined without values. */
export function rangeWith(samples: readonly Sample[], good: Partial<Ends> | undefined): Range | undefined {
  const values = samples.flatMap(({ value }) => (value === null ? [] : [value]));
  if (values.length === 0) return undefined;
  const ends = [good?.from, good?.to].filter((end) => end !== null && end !== undefined);
  const [low, high] = [Math.min(...ends, ...values), Math.max(...ends, ...values)];
  const air = Math.max((high - low) * 0.12, high * 0.02);
  return { low: Math.max(0, low - air), high: high + air };
}
