import type { Candidate, Moment } from './most-telling.ts';

/** Maximum seconds of a group, equal to the window of the pace series. */
const window = 20;

/** For each stretch, the group of consecutive stretches that begins with it and fits into 20 s. Its weight is their number. */
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
