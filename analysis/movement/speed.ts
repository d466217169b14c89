import { type Point, step } from './grid.ts';

/**
 * Speed in metres per second at each moment: the five-point central difference (error below 1 % up to one movement per second);
 * beside untracked moments, the difference to one neighbour.
 */
export function speeds(places: readonly (Point | null)[]): (number | null)[] {
  return places.map((here, index) => {
    const [a, b, , c, d] = [-2, -1, 0, 1, 2].map((offset) => places[index + offset] ?? null);
    if (!here || !a || !b || !c || !d) return atEdge(places, index);
    const along = ([0, 1, 2] as const).map((axis) => (a[axis] - 8 * b[axis] + 8 * c[axis] - d[axis]) / (12 * step));
    return Math.hypot(...along);
  });
}

/** Metres per second from one neighbour only; null without a tracked neighbour. */
function atEdge(places: readonly (Point | null)[], index: number): number | null {
  const here = places[index];
  const other = places[index + 1] ?? places[index - 1];
  if (!here || !other) return null;
  return Math.hypot(here[0] - other[0], here[1] - other[1], here[2] - other[2]) / step;
}

/** Moving average over five moments (0.5 s); unknown values are left out. */
export function smoothed(values: readonly (number | null)[]): (number | null)[] {
  return values.map((value, index) => {
    if (value === null) return null;
    const known = values.slice(Math.max(0, index - 2), index + 3).filter((each) => each !== null);
    return known.reduce((sum, each) => sum + each, 0) / known.length;
  });
}

/** `average` in metres per second while it was tracked, `distance` in metres. */
export function travelled(speed: readonly (number | null)[]) {
  const known = speed.filter((each) => each !== null);
  const sum = known.reduce((total, each) => total + each, 0);
  return {
    average: known.length === 0 ? null : toThousandths(sum / known.length),
    distance: toThousandths(sum * step),
  };
}

export const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;
