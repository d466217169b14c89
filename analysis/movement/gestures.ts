import { type MovementGrid, type Point, step } from './grid.ts';
import { speeds } from './speed.ts';
import { type Stretch, stretchesOf } from './stretches.ts';

/** Metres per second of a hand relative to the head (hysteresis): a gesture lasts while above `slow`, and must reach `fast`. */
const [fast, slow] = [0.3, 0.15];
/** Seconds: maximum rest inside a gesture, at a turning point, and minimum duration of a gesture. */
const [join, least] = [0.2, 0.2];
/** Minimum metres of a gesture. */
const shortestWay = 0.12;

/** The gestures of one or both hands. Speeds are relative to the head, so that walking does not count. */
export function gesturesIn({ t0, head, left, right }: MovementGrid): Stretch[] {
  const against = (hand: readonly (Point | null)[]) =>
    speeds(hand.map((place, index) => relative(place, head[index] ?? null)));
  const [ofLeft, ofRight] = [against(left), against(right)];
  const speed = ofLeft.map((value, index) => Math.max(value ?? 0, ofRight[index] ?? 0));
  const strokes = stretchesOf(
    speed.map((value) => value >= slow),
    { t0, join, least },
  );
  return strokes.filter(({ offset, duration }) => {
    const from = Math.round((offset - t0) / step);
    const during = speed.slice(from, from + Math.round(duration / step));
    return Math.max(...during) >= fast && during.reduce((sum, value) => sum + value * step, 0) >= shortestWay;
  });
}

const relative = (place: Point | null, to: Point | null): Point | null =>
  place && to && [place[0] - to[0], place[1] - to[1], place[2] - to[2]];
