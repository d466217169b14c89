import type { WebArea } from './web-area.ts';

let known: readonly WebArea[] = [];

/** Called by `areas.ts`. Pages that need all areas read them here, since importing `areas.ts` would be circular. */
export function learnAreas(areas: readonly WebArea[]): void {
  known = areas;
}

export const knownAreas = (): readonly WebArea[] => known;
