import { lazyPart } from '../lib/lazy-part.tsx';

/** The webhooks of a seminar or a company, with their own words. */
export const Webhooks = lazyPart('webhooks', () => import('./webhooks.tsx'), 'Webhooks');
