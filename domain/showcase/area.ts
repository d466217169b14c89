import type { Area, Folding } from '#domain/kernel/area.ts';
import { howToList, howToMedia, showcaseCommands, showcaseUploads } from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { howToDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { type HowToEvent, howToEvents, howToOrderEvents, watchedEvents } from './events.ts';
import { howToOrderDecider, watchedDecider } from './lists.ts';

/** Videos that explain the product, and who watched which. */
export const showcaseArea = {
  name: 'showcase',
  streams: [
    {
      category: 'howto',
      events: howToEvents,
      samples: storedSamples,
      decider: howToDecider as Folding,
      title: (event: HowToEvent) => {
        if (event.type === 'HowToVideoDeleted') return null;
        if (event.type !== 'HowToVideoAdded' && event.type !== 'HowToVideoEdited') return undefined;
        return { title: event.data.title, words: [event.data.title] };
      },
    },
    {
      category: 'howtoorder',
      events: howToOrderEvents,
      samples: storedSamples,
      decider: howToOrderDecider as Folding,
    },
    {
      category: 'watched',
      events: watchedEvents,
      samples: storedSamples,
      decider: watchedDecider as Folding,
      ownerInId: (id: string) => id,
    },
  ],
  hasReadModels: true,
  eventWords,
  commands: showcaseCommands,
  uploads: showcaseUploads,
  queries: { howToList, howToMedia },
  keeps: [{ data: 'watched_videos', readers: ['self'], until: 'account' }],
} as const satisfies Area;
