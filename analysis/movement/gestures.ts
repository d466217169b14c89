import { type MovementGrid, type Point, step } from './grid.ts';
import { speeds } from './speed.ts';
import { type Stretch, stretchesOf } from './stretches.ts';

/** Metres per second of a hand against the head: faster is a gesture, slower is its end. */
const [fast, slow] = [0.3, 0.15];
/** Seconds at the turning point between two strokes of one gesture, and the shortest one. */
const [join, least] = [0.2, 0.2];
/** Metres that a gesture covers at least. */
const shortestWay = 0.12;

/** Strokes of one or both hands, measured against the head, so that walking is no gesture. */
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
