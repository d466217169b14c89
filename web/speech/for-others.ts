import { lazyPart } from '../lib/lazy-part.tsx';

/** Where nothing finds words yet, or a model is on its way: one click to have it done on this machine; nothing elsewhere. */
export const LocalSpeechOffer = lazyPart('speech', () => import('./local-speech-offer.tsx'), 'LocalSpeechOffer');
