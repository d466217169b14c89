import * as z from 'zod/mini';

/** Metres. No room is larger. */
const farthest = 100;
const coordinate = z.number().check(z.gte(-farthest), z.lte(farthest));
const turn = z.number().check(z.gte(-1.01), z.lte(1.01));

/** Position in metres of the room (y is up, the speaker looks along −z at the audience) and rotation as a unit quaternion. */
const Pose = z.object({
  p: z.tuple([coordinate, coordinate, coordinate]),
  q: z.tuple([turn, turn, turn, turn]),
});
export type Pose = z.infer<typeof Pose>;

const share = z.number().check(z.gte(0), z.lte(1));

/**
 * Head and hands at one moment. `t`: seconds from the start of the talk, without breaks. A hand that is not tracked is null.
 * `gaze`: the place in the audience where the speaker looks, x from the speaker's left (0) to the right (1), y from the first row (0) to
 * the last (1); null: somewhere else.
 */
export const MovementSample = z.object({
  t: z.number().check(z.gte(0), z.lte(86_400)),
  head: Pose,
  left: z.nullable(Pose),
  right: z.nullable(Pose),
  gaze: z.nullable(z.tuple([share, share])),
});
export type MovementSample = z.infer<typeof MovementSample>;

/** Head and hands, before the time in the talk is known. */
export type Movement = Omit<MovementSample, 't'>;

/** The source of samples without a headset: a camera estimates positions. One talk has one source. */
export const MovementSource = z.literal('camera');
export type MovementSource = z.infer<typeof MovementSource>;

/** Samples of one part: two and a half minutes at 10 Hz, which is less than a megabyte of JSON. */
export const mostSamplesInPart = 1_500;
/** Samples of one talk: two hours at 30 Hz. */
export const mostSamples = 216_000;
/** Seconds by which the last sample may come after the end of the sound, because the two clocks differ. */
export const endTolerance = 1;

export type SampleFault = 'times_run_back' | 'beyond_end';

/** The fault in the times of a part; `length` in seconds, null while it is unknown. */
export function faultOf(samples: readonly Pick<MovementSample, 't'>[], length: number | null): SampleFault | undefined {
  const isBack = samples.some(({ t }, index) => index > 0 && t <= (samples[index - 1]?.t ?? 0));
  if (isBack) return 'times_run_back';
  const last = samples.at(-1)?.t ?? 0;
  return length !== null && last > length + endTolerance ? 'beyond_end' : undefined;
}
