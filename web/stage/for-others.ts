import { lazyPart } from '../lib/lazy-part.tsx';

export { type DeskKey, deskKeys } from './hall/desk-speaker.ts';
export type { BoardContent as ShownInHall, RoomButton } from './hall/hall-boards.ts';
export type { HallChoices, HallView } from './hall/hall-view.ts';
export { audienceSizes, roomKinds } from './hall/seats.ts';

/** Few talks have it: it comes only where it is shown. */
export const StageCard = lazyPart('stage', () => import('./stage-card.tsx'), 'StageCard');

/** A room to speak in, with everything that draws it. */
export const loadHall = () => import('./hall/hall-view.ts');
