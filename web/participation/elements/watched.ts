type Ranges = Readonly<{ length: number; start: (index: number) => number; end: (index: number) => number }>;

/** Seconds at its end, and between stretches, that nobody has to have seen. */
const slack = 2;

/** Seconds that were played, each once. */
export const secondsPlayed = (played: Ranges): number =>
  Array.from({ length: played.length }, (_, index) => played.end(index) - played.start(index)).reduce(
    (sum, seconds) => sum + seconds,
    0,
  );

/** Whoever jumps to the end has not seen it. */
export const isSeen = (played: Ranges, duration: number): boolean =>
  Number.isFinite(duration) && duration > 0 && secondsPlayed(played) >= duration - slack;
