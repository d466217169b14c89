import { byOrder, type Place, type WebArea } from '../lib/web-area.ts';
import { allAreas } from './all-areas.ts';

export type KeyedPlace<Of extends Place = Place> = Of & Readonly<{ key: string }>;

/** The parts that areas put on a page they share, in the order they ask for. */
export const placesOf = <Of extends Place>(
  read: (area: WebArea) => readonly Of[] | undefined,
): readonly KeyedPlace<Of>[] =>
  allAreas
    .flatMap((area) => (read(area) ?? []).map((place, index) => ({ ...place, key: `${area.name} ${index}` })))
    .sort(byOrder);
