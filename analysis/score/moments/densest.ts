import type { Candidate, Moment } from './most-telling.ts';

/** Seconds within which things count as close, as in the series of the pace. */
const window = 20;

/** For each stretch, the group of stretches that begins with it and ends within 20 s, weighted by its size. */
export function densest(stretches: readonly Moment[]): readonly Candidate[] {
  const inOrder = [...stretches].sort((a, b) => a.offset - b.offset);
  return inOrder.map((first, i) => {
    const near = inOrder.slice(i + 1, i + 1 + countNear(inOrder, i));
    const end = Math.max(endOf(first), ...near.map(endOf));
    return { offset: first.offset, duration: end - first.offset, weight: 1 + near.length };
  });
}

function countNear(inOrder: readonly Moment[], first: number): number {
  const limit = (inOrder[first]?.offset ?? 0) + window;
  const beyond = inOrder.findIndex((stretch, i) => i > first && endOf(stretch) > limit);
  return (beyond === -1 ? inOrder.length : beyond) - first - 1;
}

const endOf = ({ offset, duration }: Moment) => offset + duration;
