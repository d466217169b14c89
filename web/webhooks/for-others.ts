import { lazyPart } from '../lib/lazy-part.tsx';

/** The webhooks of a seminar or a company. Lazy, so that they bring their own catalogue of words. */
export const Webhooks = lazyPart('webhooks', () => import('./webhooks.tsx'), 'Webhooks');
