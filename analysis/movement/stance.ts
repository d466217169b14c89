import { type MovementGrid, type Point, step } from './grid.ts';
import { type Stretch, stretchesOf } from './stretches.ts';

/** Grid moments of a window (ten seconds), and from one window's beginning to the next (one second). */
const [window, hop] = [100, 10];
/** Frequencies of swaying, in Hz. */
const swayBand = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7];
/** Amplitude of swaying in metres: less is standing, more is walking. */
const sway = { least: 0.025, most: 0.35 } as const;
/** Minimum share of a window's variance, along one axis, that a single frequency explains in swaying. */
const leastRhythm = 0.6;
/**
 * Minimum of pacing in a window: `range` in metres, and `share` of the time with at least `speed` metres per second. Somebody who
 * changes the place once stands for most of the window.
 */
const walk = { range: 0.8, speed: 0.2, share: 0.6 } as const;

export type Stance = Readonly<{ swaying: Stretch[]; pacing: Stretch[] }>;

/** The stretches of swaying at one frequency, and the stretches of walking to and fro (pacing). */
export function stanceOf({ t0, head }: MovementGrid): Stance {
  const swaying = head.map(() => false);
  const pacing = head.map(() => false);
  for (let from = 0; from + window <= head.length; from += hop) {
    const places = head.slice(from, from + window);
    if (places.some((place) => place === null)) continue;
    const ground = places as readonly Point[];
    const kind = isPacing(ground) ? pacing : isSwaying(ground) ? swaying : undefined;
    kind?.fill(true, from, from + window);
  }
  const bounds = { t0, join: 0, least: 10 };
  return {
    swaying: stretchesOf(
      swaying.map((is, index) => is && !pacing[index]),
      { ...bounds, least: 5 },
    ),
    pacing: stretchesOf(pacing, bounds),
  };
}

function isPacing(places: readonly Point[]): boolean {
  if (Math.max(rangeOf(places, 0), rangeOf(places, 2)) < walk.range) return false;
  const second = Math.round(1 / step);
  const speeds = places.slice(second).map((place, index) => {
    const before = places[index] as Point;
    return Math.hypot(place[0] - before[0], place[2] - before[2]);
  });
  return speeds.filter((speed) => speed >= walk.speed).length >= walk.share * speeds.length;
}

const rangeOf = (places: readonly Point[], axis: 0 | 2) => {
  const values = places.map((place) => place[axis]);
  return Math.max(...values) - Math.min(...values);
};

function isSwaying(places: readonly Point[]): boolean {
  return ([0, 2] as const).some((axis) => {
    const values = detrended(places.map((place) => place[axis]));
    const power = values.reduce((sum, value) => sum + value * value, 0) / values.length;
    const amplitudes = swayBand.map((frequency) => amplitudeAt(values, frequency));
    const strongest = Math.max(...amplitudes);
    if (strongest < sway.least || strongest > sway.most) return false;
    return strongest ** 2 / 2 >= leastRhythm * power;
  });
}

/** The values minus their linear regression line. */
function detrended(values: readonly number[]): number[] {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  const slope = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0) / spread;
  return values.map((value, index) => value - mean - slope * (index - middle));
}

/** Amplitude of one frequency in Hz: the Fourier coefficient at that frequency. */
function amplitudeAt(values: readonly number[], frequency: number): number {
  let [real, imaginary] = [0, 0];
  for (const [index, value] of values.entries()) {
    const angle = 2 * Math.PI * frequency * index * step;
    real += value * Math.cos(angle);
    imaginary += value * Math.sin(angle);
  }
  return (2 * Math.hypot(real, imaginary)) / values.length;
}
