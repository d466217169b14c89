import type { WebArea } from './web-area.ts';

let known: readonly WebArea[] = [];

/** `areas.ts` calls it. A page that names every area reads them here, so that no area leads back to the list it stands in. */
export function learnAreas(areas: readonly WebArea[]): void {
  known = areas;
}

export const knownAreas = (): readonly WebArea[] => known;
