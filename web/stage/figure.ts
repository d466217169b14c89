import type { MovementSample, Pose } from '#domain/sessions/contract/movement/samples.ts';

/** The drawn room, in units of the picture. */
export const room = { width: 720, height: 380, floor: 292, middle: 330, metre: 104 } as const;

export type Spot = Readonly<{ x: number; y: number }>;
export type Figure = Readonly<{ head: Spot; left: Spot | null; right: Spot | null; gaze: Spot | null }>;

/** Beyond this distance to the next sample the speaker's place is unknown. Seconds. */
const longestGap = 0.6;

/** Poses of head and hands in the room at one second of the talk. */
export type Poses = Readonly<{
  head: Pose;
  left: Place | null;
  right: Place | null;
  gaze: MovementSample['gaze'];
}>;

/** Interpolates linearly between two samples; undefined if no sample is near enough. The rotation of the head is that of the nearer sample. */
export function posesAt(samples: readonly MovementSample[], second: number): Poses | undefined {
  const next = firstAfter(samples, second);
  const before = samples[next - 1] ?? samples[next];
  const after = samples[next] ?? before;
  if (!before || !after) return undefined;
  const isBetween = after.t - before.t <= longestGap && before.t <= second;
  const nearest = Math.abs(second - before.t) <= Math.abs(after.t - second) ? before : after;
  if (!isBetween && Math.abs(nearest.t - second) > longestGap) return undefined;
  const share = isBetween && after.t > before.t ? Math.min(1, (second - before.t) / (after.t - before.t)) : 0;
  const [from, to] = isBetween ? [before, after] : [nearest, nearest];
  const at = (a: Place | undefined, b: Place | undefined) => (a && b ? mixed(a, b, share) : null);
  return {
    head: { p: mixed(from.head.p, to.head.p, share), q: nearest.head.q },
    left: at(from.left?.p, to.left?.p),
    right: at(from.right?.p, to.right?.p),
    gaze: nearest.gaze,
  };
}

/** The figure to draw; undefined if the speaker's place is unknown. */
export function figureAt(samples: readonly MovementSample[], second: number): Figure | undefined {
  const poses = posesAt(samples, second);
  if (!poses) return undefined;
  const { head, left, right, gaze } = poses;
  return {
    head: spotOf(head.p),
    left: left && spotOf(left),
    right: right && spotOf(right),
    gaze: gaze && gazeSpot(gaze),
  };
}

/** Length of a hand's trail, and distance between its points. Seconds. */
const trail = { length: 0.9, step: 0.06 } as const;

/** The latest places of a hand, newest last; empty while it is not tracked. */
export function trailOf(samples: readonly MovementSample[], second: number, hand: 'left' | 'right'): readonly Spot[] {
  const spots: Spot[] = [];
  for (let back = 0; back <= trail.length; back += trail.step) {
    const spot = figureAt(samples, second - back)?.[hand];
    if (!spot) break;
    spots.unshift(spot);
  }
  return spots;
}

type Place = [number, number, number];

const mixed = (a: Place, b: Place, share: number): Place => [
  a[0] + share * (b[0] - a[0]),
  a[1] + share * (b[1] - a[1]),
  a[2] + share * (b[2] - a[2]),
];

/** Metres from the seat to the middle of the stage. */
const distance = 7;

/** Projects a place to the picture as seen from the audience: the speaker's right is on the left, and nearer is larger. */
export function spotOf([x, y, z]: Place): Spot {
  const scale = (room.metre * distance) / Math.max(2, distance + z);
  return { x: room.middle - x * scale, y: room.floor - y * scale };
}

const gazeSpot = ([x, y]: readonly [number, number]): Spot => ({
  x: room.width * (1 - x),
  y: room.height - 12 + 30 * (1 - y),
});

/** The index of the first sample after a second. */
function firstAfter(samples: readonly MovementSample[], second: number): number {
  let [low, high] = [0, samples.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((samples[middle]?.t ?? 0) > second) high = middle;
    else low = middle + 1;
  }
  return low;
}
