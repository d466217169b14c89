import { lazyPart } from '../lib/lazy-part.tsx';

/**
 * Offers to install speech recognition on this machine while no engine is set up or a model is being installed; nothing
 * otherwise.
 */
export const LocalSpeechOffer = lazyPart('speech', () => import('./local-speech-offer.tsx'), 'LocalSpeechOffer');
