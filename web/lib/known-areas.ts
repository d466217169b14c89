import type { WebArea } from './web-area.ts';

let known: readonly WebArea[] = [];

/** Called by `areas.ts`. Pages that need every area read them here: importing `areas.ts` would be a circular import. */
export function learnAreas(areas: readonly WebArea[]): void {
  known = areas;
}

export const knownAreas = (): readonly WebArea[] => known;
