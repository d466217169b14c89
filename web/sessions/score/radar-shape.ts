/** A point in the picture; y grows downwards. */
export type Point = Readonly<{ x: number; y: number }>;

type Spoke = Readonly<{ index: number; count: number }>;

/** The point on a spoke at `radius` from the middle; the first spoke goes straight up, the others clockwise. */
export function pointOn({ index, count }: Spoke, radius: number): Point {
  const angle = (2 * Math.PI * index) / count;
  return { x: tenth(radius * Math.sin(angle)), y: tenth(-radius * Math.cos(angle)) };
}

/** The outline through one value per spoke, as the `points` of a polygon. */
export const outline = (radii: readonly number[]): string =>
  radii
    .map((radius, index) => pointOn({ index, count: radii.length }, radius))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

// Without a negative zero.
const tenth = (value: number) => Math.round(value * 10) / 10 + 0;
