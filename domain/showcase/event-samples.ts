import { operatorId } from '#domain/kernel/operator.ts';
import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { HowToEvent, HowToOrderEvent, WatchedEvent } from './events.ts';

const video = 'd'.repeat(32);
const media = { address: `${operatorId}/${'0'.repeat(64)}`, size: 4_312, contentType: 'video/mp4' };

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<HowToEvent | HowToOrderEvent | WatchedEvent> = {
  HowToVideoAdded: {
    type: 'HowToVideoAdded',
    data: { title: 'Das Mikrofon', description: 'Abstand und Pegel', video: { from: 'file', media }, isDraft: true },
  },
  HowToVideoEdited: { type: 'HowToVideoEdited', data: { title: 'Das Mikrofon einstellen', description: '' } },
  HowToChaptersChanged: {
    type: 'HowToChaptersChanged',
    data: {
      chapters: [
        { seconds: 0, title: 'Abstand' },
        { seconds: 42, title: 'Pegel' },
      ],
    },
  },
  HowToPlacesChanged: { type: 'HowToPlacesChanged', data: { places: ['recorder'] } },
  HowToCaptionsAdded: {
    type: 'HowToCaptionsAdded',
    data: { locale: 'de', media: { ...media, contentType: 'text/vtt' } },
  },
  HowToCaptionsRemoved: { type: 'HowToCaptionsRemoved', data: { locale: 'de' } },
  HowToVideoPublished: { type: 'HowToVideoPublished', data: {} },
  HowToVideoWithdrawn: { type: 'HowToVideoWithdrawn', data: {} },
  HowToVideoDeleted: { type: 'HowToVideoDeleted', data: {} },
  HowToVideosOrdered: { type: 'HowToVideosOrdered', data: { videoIds: [video] } },
  HowToVideoWatched: { type: 'HowToVideoWatched', data: { videoId: video } },
  HowToVideoUnwatched: { type: 'HowToVideoUnwatched', data: { videoId: video } },
};
