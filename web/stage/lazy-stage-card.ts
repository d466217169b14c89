import { lazyPart } from '../lib/lazy-part.tsx';

/** Loaded on demand, since few talks have it. */
export const StageCard = lazyPart('stage', () => import('./stage-card.tsx'), 'StageCard');
