/** A part of a talk, in seconds. */
export type Stretch = Readonly<{ offset: number; duration: number }>;

export const secondsOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { duration }) => sum + duration, 0);

/** The parts of them that lie in one of `others`. */
export const within = (stretches: readonly Stretch[], others: readonly Stretch[]): readonly Stretch[] =>
  stretches.flatMap((stretch) =>
    others.flatMap((other) => between(Math.max(stretch.offset, other.offset), endOf(stretch, other))),
  );

/** The stretches without the gaps, which are in the order of the talk. */
export const without = (stretches: readonly Stretch[], gaps: readonly Stretch[]): readonly Stretch[] =>
  stretches.flatMap((stretch) => {
    const end = stretch.offset + stretch.duration;
    const inside = within([stretch], gaps);
    const begins = [stretch.offset, ...inside.map((gap) => gap.offset + gap.duration)];
    const ends = [...inside.map(({ offset }) => offset), end];
    return begins.flatMap((from, index) => between(from, ends[index] ?? end));
  });

const endOf = (one: Stretch, other: Stretch) => Math.min(one.offset + one.duration, other.offset + other.duration);

const between = (from: number, to: number): readonly Stretch[] =>
  to > from ? [{ offset: from, duration: to - from }] : [];
