type Ranges = Readonly<{ length: number; start: (index: number) => number; end: (index: number) => number }>;
/** A played part of a film, in seconds. */
export type Stretch = readonly [from: number, to: number];

/** Seconds that may be missing in total, for example at the end and between stretches. */
const slack = 2;

export const stretchesOf = (played: Ranges): readonly Stretch[] =>
  Array.from({ length: played.length }, (_, index) => [played.start(index), played.end(index)] as const);

/** Seconds that were played; overlaps count once. */
export function secondsIn(stretches: readonly Stretch[]): number {
  let [seconds, reached] = [0, 0];
  for (const [from, to] of [...stretches].sort(([one], [other]) => one - other)) {
    seconds += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return seconds;
}

/** Whether nearly all of the film was played; a jump to the end is not enough. */
export const isSeen = (stretches: readonly Stretch[], duration: number): boolean =>
  Number.isFinite(duration) && duration > 0 && secondsIn(stretches) >= duration - slack;
