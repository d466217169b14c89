import type { Range } from '../curve.ts';

export type Side = 'below' | 'above';

/** How far a value lies on that side of the good range; nothing or less where it does not. */
export function beyond(side: Side, { from, to }: Range, value: number): number {
  if (side === 'below') return from === null ? 0 : from - value;
  return to === null ? 0 : value - to;
}
