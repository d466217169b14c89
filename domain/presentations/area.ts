import type { Area, Folding } from '#domain/kernel/area.ts';
import {
  presentationCommands,
  presentationDetail,
  presentationList,
  presentationMedia,
  presentationUploads,
} from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { presentationDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { type PresentationEvent, presentationEvents } from './events.ts';

/** Decks of slides that people record with, and their plan for each slide. */
export const presentationsArea = {
  name: 'presentations',
  streams: [
    {
      category: 'presentation',
      events: presentationEvents,
      samples: storedSamples,
      decider: presentationDecider as Folding,
      ownerInEvent: (event: PresentationEvent) => (event.type === 'PresentationAdded' ? event.data.ownerId : undefined),
      title: (event: PresentationEvent) => {
        if (event.type === 'PresentationRemoved') return null;
        if (event.type !== 'PresentationAdded' && event.type !== 'PresentationRenamed') return undefined;
        return { title: event.data.name, words: [event.data.name] };
      },
    },
  ],
  hasReadModels: true,
  eventWords,
  commands: presentationCommands,
  uploads: presentationUploads,
  queries: { presentationList, presentationDetail, presentationMedia },
  keeps: [{ data: 'slide_decks', readers: ['self', 'chosen'], until: 'deleted' }],
} as const satisfies Area;
