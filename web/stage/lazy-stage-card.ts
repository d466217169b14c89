import { lazyPart } from '../lib/lazy-part.tsx';

/** Few talks have it: it comes only where it is shown. */
export const StageCard = lazyPart('stage', () => import('./stage-card.tsx'), 'StageCard');
