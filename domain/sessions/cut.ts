import { z } from 'zod';

const Moment = z.number().min(0).max(86_400);
/** Nothing shorter is left of a recording. */
export const shortestCut = 1;

/** What is left of a recording: from one second to another. */
export const Cut = z
  .object({ from: Moment, to: Moment })
  .refine(({ from, to }) => to - from >= shortestCut, { error: 'expected a second at least', path: ['to'] });
export type Cut = Readonly<z.infer<typeof Cut>>;
