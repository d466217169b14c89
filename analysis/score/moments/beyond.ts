import type { Range } from '../curve.ts';

export type Side = 'below' | 'above';

/** The distance of a value from the good range on that side; 0 or below if it is inside. */
export function beyond(side: Side, { from, to }: Range, value: number): number {
  if (side === 'below') return from === null ? 0 : from - value;
  return to === null ? 0 : value - to;
}
