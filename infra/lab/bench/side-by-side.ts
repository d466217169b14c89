import { type Figure, median } from './figure.ts';

/** One round of the work; returns the amount of work per second. */
type Round = () => Promise<number>;

export type Compared = Readonly<{ subject: number; reference: number }>;

type Pair = Readonly<{ subject: Round; reference: Round; rounds?: number }>;

/**
 * Medians of alternating rounds. Rounds alternate so that other load on the machine affects both alike. The first round of each does
 * not count, because code is still compiled and caches fill.
 */
export async function sideBySide({ subject, reference, rounds = 5 }: Pair): Promise<Compared> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    const floor = await reference();
    const reached = await subject();
    if (round === 0) continue;
    ours.push(reached);
    theirs.push(floor);
  }
  return { subject: median(ours), reference: median(theirs) };
}

type Named = Readonly<{ name: string; referenceName: string; to: string; goal: string; unit?: string }>;

/** The reference, and the subject as its ratio. */
export function comparedFigures({ subject, reference }: Compared, named: Named): readonly Figure[] {
  const { name, referenceName, to, goal, unit = '/s' } = named;
  const value = (rate: number) => `${rate.toFixed(0)} ${unit}`;
  return [
    { name: referenceName, value: value(reference) },
    { name, value: value(subject), ratio: subject / reference, to, goal },
  ];
}
