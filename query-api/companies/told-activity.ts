import { type ActivityMonth, smallestGroup } from '#domain/companies/contract/calls.ts';

/** `talks` counts at most `sessionsCounted` per person, so that one person cannot fill a range alone. */
type Counted = Readonly<{ people: number; active: number; talks: number }>;
type Activity = Omit<ActivityMonth, 'month'>;

export const sessionsCounted = 5;

const tooFew: Activity = { people: null, active: null, talks: null };
/** The lowest range ends this far from nobody; the highest begins at least this far from everybody. */
const step = (smallestGroup - 1) / 2;

/**
 * The figures of a month that managers may see: ranges with the same bounds every month. The lowest range begins at nobody, the
 * highest ends at everybody, and both are wider than four people. So an employer with up to four accounts of their own cannot
 * find out whether all or none of the others were active.
 */
export function toldActivity({ people, active, talks }: Counted): Activity {
  if (people < smallestGroup) return tooFew;
  const bounds = boundsFor(people);
  const least = lastAtMost(bounds, active);
  const next = bounds.find((bound) => bound > active);
  return {
    people,
    active: { least, most: next === undefined ? people : next - 1 },
    talks: { least: sessionsCounted * lastAtMost(bounds, Math.floor(talks / sessionsCounted)) },
  };
}

/** 6, 11, 16 … as long as five people are left above. */
const boundsFor = (people: number): readonly number[] =>
  Array.from({ length: Math.floor((people - 2 * step - 1) / step) + 1 }, (_, index) => step + 1 + index * step);

const lastAtMost = (bounds: readonly number[], count: number): number =>
  bounds.findLast((bound) => bound <= count) ?? 0;
