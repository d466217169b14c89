import type { Norms } from '#domain/sessions/contract/norms.ts';

/** The good ranges of formulas 2 to 4; the ranges themselves are stored beside each score. */
export type FormerNorms = Pick<
  Norms,
  | 'pitchVariation'
  | 'volume'
  | 'pausesPerMinute'
  | 'wordsPerMinute'
  | 'fillersPerMinute'
  | 'repetitionsPerMinute'
  | 'clarity'
  | 'sentimentBalance'
>;

/** The values at which each measure scored 0. */
export const scoreEnds = {
  pitchVariation: { from: 0.03, to: 0.36 },
  volume: { from: 0, to: 1 },
  pausesPerMinute: { from: 0, to: 12 },
  wordsPerMinute: { from: 30, to: 260 },
  fillersPerMinute: { to: 12 },
  repetitionsPerMinute: { to: 10 },
  clarity: { from: 0.4 },
  sentimentBalance: { from: 10 },
} as const satisfies Record<keyof FormerNorms, Readonly<{ from?: number; to?: number }>>;
