import { type ActivityMonth, smallestGroup } from '#domain/companies/contract.ts';

type Counted = Readonly<{ people: number; active: number; talks: number }>;
type Told = Omit<ActivityMonth, 'month'>;

const tooFew: Told = { people: null, active: null, talks: null };
const step = 5;

/**
 * What managers may know of a group's month. Of few people nothing; that nobody or everybody was active is never said,
 * since it would be known of each; talks are told in steps of five.
 */
export function toldActivity({ people, active, talks }: Counted): Told {
  if (people < smallestGroup) return tooFew;
  const least = Math.floor(talks / step) * step;
  return { people, active: toldActive(active, people), talks: { least, most: least + step - 1 } };
}

function toldActive(active: number, people: number) {
  if (active <= 1) return { least: 0, most: 1 };
  if (active >= people - 1) return { least: people - 1, most: people };
  return { least: active, most: active };
}
