import { lazyPart } from '../lib/lazy-part.tsx';

/** Offers speech recognition on this machine in one click, while there is no engine or a model is on its way; else nothing. */
export const LocalSpeechOffer = lazyPart('speech', () => import('./local-speech-offer.tsx'), 'LocalSpeechOffer');
