import { kindOf } from '#domain/areas.ts';
import type { Folding } from '#domain/kernel/area.ts';

/** How the state of a stream comes about; undefined where this version decides nothing on such streams. */
export const foldingOf = (stream: string): Folding | undefined => kindOf(stream)?.decider;
