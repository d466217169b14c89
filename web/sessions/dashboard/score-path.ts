const largest = 10;

type Size = Readonly<{ width: number; height: number }>;

/** A line through scores of 0..10 at the same distance, and where it ends. */
export function scorePath(scores: readonly number[], { width, height }: Size) {
  const step = scores.length > 1 ? width / (scores.length - 1) : 0;
  const points = scores.map((score, index) => ({
    x: round(index * step),
    y: round(height * (1 - score / largest)),
  }));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return { line, end: points.at(-1) ?? { x: 0, y: height } };
}

const round = (value: number) => Math.round(value * 10) / 10;
