export { type DeskKey, deskKeys } from './hall/desk-speaker.ts';
export type { BoardContent as ShownInHall, RoomButton } from './hall/hall-boards.ts';
export type { HallChoices, HallView } from './hall/hall-view.ts';
export { audienceSizes, roomKinds } from './hall/seats.ts';
export { StageCard } from './lazy-stage-card.ts';

/** Loads the virtual room and the large library that draws it. */
export const loadHall = () => import('./hall/hall-view.ts');
