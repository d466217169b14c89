import * as z from 'zod/mini';
import { type MovementSample, MovementSource, type Pose } from './samples.ts';

const column = z.readonly(z.array(z.nullable(z.int())));
const columns = z.readonly(z.array(column));

/**
 * The stored and sent form of samples: one list for each number, in whole milliseconds, millimetres and thousandths, each
 * as the difference to the previous one. Small differences compress well: two hours at 10 Hz stay below 5 MB.
 */
export const MovementTrack = z.object({
  ...{ t: column, head: columns, left: columns, right: columns, gaze: columns },
  source: z.optional(MovementSource),
});
export type MovementTrack = z.infer<typeof MovementTrack>;

const steps = 1000;
const numbersOfPose = 7;
const numbersOfGaze = 2;

export function trackOf(samples: readonly MovementSample[], source?: MovementSource): MovementTrack {
  const poses = (of: (sample: MovementSample) => Pose | null) =>
    columnsOf(
      samples.map((sample) => {
        const pose = of(sample);
        return pose && [...pose.p, ...pose.q];
      }),
      numbersOfPose,
    );
  return {
    t: differences(samples.map(({ t }) => t)),
    head: poses(({ head }) => head),
    left: poses(({ left }) => left),
    right: poses(({ right }) => right),
    gaze: columnsOf(
      samples.map(({ gaze }) => gaze),
      numbersOfGaze,
    ),
    ...(source && { source }),
  };
}

const columnsOf = (rows: readonly (readonly number[] | null)[], count: number) =>
  Array.from({ length: count }, (_, index) => differences(rows.map((row) => row?.[index] ?? null)));

/** Each difference is to the last known value. */
function differences(values: readonly (number | null)[]): (number | null)[] {
  let before = 0;
  return values.map((value) => {
    if (value === null) return null;
    const now = Math.round(value * steps);
    const difference = now - before;
    before = now;
    return difference;
  });
}

export function samplesOf({ t, head, left, right, gaze }: MovementTrack): MovementSample[] {
  const times = sums(t);
  const [ofHead, ofLeft] = [head.map(sums), left.map(sums)];
  const [ofRight, ofGaze] = [right.map(sums), gaze.map(sums)];
  return times.map((time, index) => ({
    t: time ?? 0,
    head: poseAt(ofHead, index) ?? unknownPose,
    left: poseAt(ofLeft, index),
    right: poseAt(ofRight, index),
    gaze: rowAt(ofGaze, index) as [number, number] | null,
  }));
}

type Column = readonly (number | null)[];

const unknownPose: Pose = { p: [0, 0, 0], q: [0, 0, 0, 1] };

function sums(differences: Column): Column {
  let sum = 0;
  return differences.map((difference) => {
    if (difference === null) return null;
    sum += difference;
    return sum / steps;
  });
}

function rowAt(of: readonly Column[], index: number): readonly number[] | null {
  const row = of.map((each) => each[index] ?? null);
  return row.some((value) => value === null) ? null : (row as number[]);
}

function poseAt(of: readonly Column[], index: number): Pose | null {
  const row = rowAt(of, index);
  if (!row) return null;
  const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = row;
  return { p: [x, y, z], q: [qx, qy, qz, qw] };
}
