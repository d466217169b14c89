import type { MovementSample } from '#domain/sessions/contract/movement/samples.ts';

/** x, y, z: metres. */
export type Point = readonly [number, number, number];
/** x, y, z, w. */
type Turn = readonly [number, number, number, number];

/** Seconds between two moments of the grid. */
export const step = 0.1;
/** Seconds. If two samples are further apart, the time between them is unknown. */
const longestGap = 0.5;
/** Maximum metres per second. A faster head or hand is a jump, because the recorder paused; its positions are unknown. */
const fastest = { head: 5, hand: 12 } as const;

/** Series with one value every `step` seconds, from `t0` on; null where something was not tracked. */
export type MovementGrid = Readonly<{
  t0: number;
  head: readonly (Point | null)[];
  /** Degrees; positive to the speaker's left (`yaw`) and upwards (`pitch`). */
  yaw: readonly (number | null)[];
  pitch: readonly (number | null)[];
  left: readonly (Point | null)[];
  right: readonly (Point | null)[];
  /** `undefined` where there are no samples. */
  gaze: readonly (readonly [number, number] | null | undefined)[];
}>;

/** Resamples movement to the grid: positions are interpolated linearly, directions and gaze come from the nearer sample. */
export function gridOf(samples: readonly MovementSample[]): MovementGrid {
  const t0 = samples[0]?.t ?? 0;
  const end = samples.at(-1)?.t ?? 0;
  const count = samples.length === 0 ? 0 : Math.floor((end - t0) / step + 1e-6) + 1;
  const pairs: Pair[] = [];
  let next = 0;
  for (let index = 0; index < count; index++) {
    const t = t0 + index * step;
    while (next < samples.length - 1 && (samples[next]?.t ?? 0) < t - 1e-9) next += 1;
    pairs.push(pairAt(samples, next, t));
  }
  const places = (of: (sample: MovementSample) => Point | undefined, limit: number) =>
    pairs.map((pair) => between(pair, of, limit));
  const near = pairs.map(({ before, after, share, isGap }) => (isGap ? undefined : share < 0.5 ? before : after));
  return {
    t0,
    head: places(({ head }) => head.p, fastest.head),
    yaw: near.map((sample) => (sample ? yawOf(sample.head.q) : null)),
    pitch: near.map((sample) => (sample ? pitchOf(sample.head.q) : null)),
    left: places(({ left }) => left?.p, fastest.hand),
    right: places(({ right }) => right?.p, fastest.hand),
    gaze: near.map((sample) => sample?.gaze),
  };
}

type Pair = Readonly<{ before: MovementSample; after: MovementSample; share: number; isGap: boolean }>;

function pairAt(samples: readonly MovementSample[], next: number, t: number): Pair {
  const after = samples[next] as MovementSample;
  const before = samples[next - 1] ?? after;
  const gap = after.t - before.t;
  const share = gap === 0 ? 1 : (t - before.t) / gap;
  return { before, after, share, isGap: gap > longestGap && share < 0.999 };
}

function between(
  { before, after, share, isGap }: Pair,
  of: (sample: MovementSample) => Point | undefined,
  limit: number,
) {
  const [from, to] = [of(before), of(after)];
  if (isGap) return null;
  if (!from || !to) return (share < 0.5 ? from : to) ?? null;
  const time = after.t - before.t;
  if (time > 0 && distance(from, to) / time > limit) return null;
  return from.map((value, axis) => value + share * ((to[axis] ?? value) - value)) as unknown as Point;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const degrees = 180 / Math.PI;

/** The direction in which somebody with this rotation (a unit quaternion) looks; without rotation it is −z. */
function forward([x, y, z, w]: Turn): Point {
  return [-2 * (x * z + w * y), -2 * (y * z - w * x), -(1 - 2 * (x * x + y * y))];
}

function yawOf(turn: Turn): number {
  const [x, , z] = forward(turn);
  return Math.atan2(-x, -z) * degrees;
}

function pitchOf(turn: Turn): number {
  const [x, y, z] = forward(turn);
  return Math.atan2(y, Math.hypot(x, z)) * degrees;
}
