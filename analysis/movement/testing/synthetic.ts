import type { MovementSample, Pose } from '#domain/sessions/contract/movement/samples.ts';

type At = (t: number) => number;

/** How a synthetic speaker moves over time `t` (seconds). Without a value, that part of the body does not move. */
export type Path = Readonly<{
  seconds?: number;
  rate?: number;
  /** Position of the body in metres, sideways (`x`) and along the line of sight (`z`). */
  x?: At;
  z?: At;
  yaw?: At;
  gesturesPerMinute?: number;
  hidden?: 'left' | 'right' | 'both';
  gaze?: (t: number) => readonly [number, number] | null;
  lookDown?: (t: number) => boolean;
}>;

/** A gaze that rests on each third of the audience in turn, for three seconds. */
export const lookAround = (t: number) => [[0.15, 0.5, 0.85][Math.floor(t / 3) % 3] ?? 0.5, 0.5] as const;

const degree = Math.PI / 180;
const gestureSeconds = 1.2;
const [reach, handHeight, headHeight] = [0.3, 1.05, 1.65];

export function samplesAlong(path: Path): MovementSample[] {
  const { seconds = 60, rate = 20, hidden } = path;
  return Array.from({ length: Math.round(seconds * rate) + 1 }, (_, index) => {
    const t = index / rate;
    const [x, z] = [path.x?.(t) ?? 0, path.z?.(t) ?? 0];
    const lift = liftAt(t, path.gesturesPerMinute ?? 0);
    const hand = (side: number, up: number): Pose => ({
      p: [x + side * 0.25, handHeight + up, z - 0.2],
      q: [0, 0, 0, 1],
    });
    const down = path.lookDown?.(t) ? -40 : 0;
    return {
      t,
      head: { p: [x, headHeight, z], q: turn(path.yaw?.(t) ?? 0, down) },
      left: hidden === 'left' || hidden === 'both' ? null : hand(-1, 0),
      right: hidden === 'right' || hidden === 'both' ? null : hand(1, lift),
      gaze: ((path.gaze ?? lookAround)(t) as [number, number] | null) ?? null,
    };
  });
}

/** Lifts a hand up and down smoothly. */
function liftAt(t: number, perMinute: number): number {
  if (perMinute === 0) return 0;
  const phase = t % (60 / perMinute);
  return phase > gestureSeconds ? 0 : (reach * (1 - Math.cos((2 * Math.PI * phase) / gestureSeconds))) / 2;
}

function turn(yaw: number, pitch: number): [number, number, number, number] {
  const [a, b] = [(yaw * degree) / 2, (pitch * degree) / 2];
  return [Math.cos(a) * Math.sin(b), Math.sin(a) * Math.cos(b), -Math.sin(a) * Math.sin(b), Math.cos(a) * Math.cos(b)];
}

export const swayBy =
  (amplitude: number, frequency: number): At =>
  (t) =>
    amplitude * Math.sin(2 * Math.PI * frequency * t);

/** To and fro over `metres` at a steady walk. */
export const paceOver =
  (metres: number, speed = 0.8): At =>
  (t) => {
    const way = (t * speed) % (2 * metres);
    return (way < metres ? way : 2 * metres - way) - metres / 2;
  };
