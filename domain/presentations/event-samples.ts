import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { PresentationEvent } from './events.ts';

const [ownerId, sessionId] = ['a'.repeat(32), 'b'.repeat(32)];
const blobOf = (digit: string, contentType = 'image/webp') => ({
  ...{ address: `${ownerId}/${digit.repeat(64)}`, size: 31_200, contentType },
});

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<PresentationEvent> = {
  PresentationAdded: {
    type: 'PresentationAdded',
    data: { ownerId, name: 'Quartalszahlen', file: blobOf('0', 'application/pdf') },
  },
  PagesCounted: { type: 'PagesCounted', data: { pages: 2 } },
  PagesDrawn: {
    type: 'PagesDrawn',
    data: {
      ownerId,
      pages: [0, 1].map((index) => ({
        ...{ index, image: blobOf('1'), thumbnail: blobOf('2'), width: 1_920, height: 1_080, words: 24 },
      })),
    },
  },
  DrawingFailed: { type: 'DrawingFailed', data: { reason: 'password' } },
  PresentationRenamed: { type: 'PresentationRenamed', data: { ownerId, name: 'Zahlen des Quartals' } },
  LengthExpected: { type: 'LengthExpected', data: { seconds: 600 } },
  SlidePlanned: {
    type: 'SlidePlanned',
    data: { ownerId, index: 0, seconds: 45, notes: 'Begrüßen, dann die Frage stellen.' },
  },
  PresentationUsed: { type: 'PresentationUsed', data: { sessionId } },
  PresentationReleased: { type: 'PresentationReleased', data: { sessionId } },
  PresentationRemoved: { type: 'PresentationRemoved', data: {} },
  DefaultDeckWithdrawn: { type: 'DefaultDeckWithdrawn', data: {} },
};
