type Ranges = Readonly<{ length: number; start: (index: number) => number; end: (index: number) => number }>;
/** From one second of a film to another. */
export type Stretch = readonly [from: number, to: number];

/** Seconds at its end, and between stretches, that nobody has to have seen. */
const slack = 2;

export const stretchesOf = (played: Ranges): readonly Stretch[] =>
  Array.from({ length: played.length }, (_, index) => [played.start(index), played.end(index)] as const);

/** Seconds that were played, each once. */
export function secondsIn(stretches: readonly Stretch[]): number {
  let [seconds, reached] = [0, 0];
  for (const [from, to] of [...stretches].sort(([one], [other]) => one - other)) {
    seconds += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return seconds;
}

/** A jump to the end does not count as watching. */
export const isSeen = (stretches: readonly Stretch[], duration: number): boolean =>
  Number.isFinite(duration) && duration > 0 && secondsIn(stretches) >= duration - slack;
