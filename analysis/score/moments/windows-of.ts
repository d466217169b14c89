import type { Series } from '#domain/sessions/contract/series.ts';
import type { Range } from '../curve.ts';
import { beyond, type Side } from './beyond.ts';
import type { Candidate } from './most-telling.ts';

type WindowOptions = Readonly<{
  side: Side;
  good: Range;
  /** Seconds of the window of each value. */
  window: number;
}>;

/** The windows of a series whose value is outside of the good range on one side, weighted by its distance from the range. */
export function windowsBeyond({ t0, dt, values }: Series, { side, good, window }: WindowOptions): readonly Candidate[] {
  return values.flatMap((value, i) => {
    const weight = value === null ? 0 : beyond(side, good, value);
    return weight > 0 ? [{ offset: t0 + i * dt - window / 2, duration: window, weight }] : [];
  });
}
