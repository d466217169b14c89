/** The levels that several raters gave to one talk. */
type Unit = readonly number[];

/**
 * How far raters agree on an ordered scale: Krippendorff's alpha with the ordinal metric (K. Krippendorff, Computing
 * Krippendorff's Alpha-Reliability, 2011). 1 is full agreement, 0 is chance. Null if nothing can be compared: no
 * talk has two ratings, or all ratings are the same level.
 */
export function agreementOf(units: readonly Unit[]): number | null {
  const paired = units.filter(({ length }) => length > 1);
  const levels = [...new Set(paired.flat())];
  if (levels.length < 2) return null;
  const total = new Map(levels.map((level) => [level, paired.flat().filter((one) => one === level).length]));
  const count = (level: number) => total.get(level) ?? 0;
  const between = (one: number, other: number) => {
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    const inside = levels.filter((level) => level >= low && level <= high);
    return (inside.reduce((sum, level) => sum + count(level), 0) - (count(one) + count(other)) / 2) ** 2;
  };
  const n = paired.flat().length;
  const observed = paired.reduce((sum, unit) => {
    const pairs = unit.flatMap((one) => unit.map((other) => between(one, other)));
    return sum + pairs.reduce((all, distance) => all + distance, 0) / (unit.length - 1);
  }, 0);
  const expected = levels.reduce(
    (sum, one) => sum + levels.reduce((all, other) => all + count(one) * count(other) * between(one, other), 0),
    0,
  );
  return 1 - ((n - 1) * observed) / expected;
}
