import type { Sample } from './series.ts';

/** The picture that a lane is drawn into: x over the whole talk, y from `low` (bottom) to `high` (top). */
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

/** An SVG path through the samples that stops where there is no value and begins anew after it. */
export function linePath(samples: readonly Sample[], frame: Frame): string {
  let path = '';
  let isDrawing = false;
  for (const { offset, value } of samples) {
    if (value !== null) {
      const x = round((offset / frame.duration) * frame.width);
      path += `${isDrawing ? 'L' : 'M'}${x} ${round(heightOf(value, frame))}`;
    }
    isDrawing = value !== null;
  }
  return path;
}

/** The range that holds all but the outermost values (octave jumps of a pitch), with some air; undefined without values. */
export function rangeOf(samples: readonly Sample[]): Readonly<{ low: number; high: number }> | undefined {
  const values = samples.flatMap(({ value }) => (value === null ? [] : [value])).sort((a, b) => a - b);
  const at = (share: number) => values[Math.round(share * (values.length - 1))] ?? 0;
  if (values.length === 0) return undefined;
  const [low, high] = [at(0.02), at(0.98)];
  const air = Math.max((high - low) * 0.12, high * 0.02);
  return { low: low - air, high: high + air };
}
