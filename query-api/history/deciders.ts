import { kindOf } from '#domain/areas.ts';
import type { Folding } from '#domain/kernel/area.ts';

/** Folds the state of a stream; undefined if this version has no decider for it. */
export const foldingOf = (stream: string): Folding | undefined => kindOf(stream)?.decider;
