import { byOrder, type Place, type WebArea } from '../lib/web-area.ts';
import { allAreas } from './all-areas.ts';

export type KeyedPlace<Of extends Place = Place> = Of & Readonly<{ key: string }>;

/** The parts of all areas on a shared page, in their order. */
export const placesOf = <Of extends Place>(
  read: (area: WebArea) => readonly Of[] | undefined,
): readonly KeyedPlace<Of>[] =>
  allAreas
    .flatMap((area) => (read(area) ?? []).map((place, index) => ({ ...place, key: `${area.name} ${index}` })))
    .sort(byOrder);
