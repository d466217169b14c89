import type { Area, Folding } from '#domain/kernel/area.ts';
import { seminarCommands, seminarDetail, seminarList, seminarTemplates, seminarUploads } from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { seminarDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { type SeminarEvent, seminarEvents } from './events.ts';

/** Seminars as their owners build them: blocks, elements, order. */
export const seminarsArea = {
  name: 'seminars',
  streams: [
    {
      category: 'seminar',
      events: seminarEvents,
      samples: storedSamples,
      decider: seminarDecider as Folding,
      ownerInEvent: (event: SeminarEvent) => (event.type === 'SeminarCreated' ? event.data.ownerId : undefined),
      title: (event: SeminarEvent) => {
        if (event.type === 'SeminarDeleted') return null;
        if (event.type !== 'SeminarCreated' && event.type !== 'SeminarEdited') return undefined;
        const { name } = event.data;
        return { title: name, words: [name] };
      },
    },
  ],
  hasReadModels: true,
  eventWords,
  commands: seminarCommands,
  uploads: seminarUploads,
  queries: { seminarList, seminarDetail, seminarTemplates },
  keeps: [{ data: 'seminars', readers: ['participants'], until: 'deleted' }],
} as const satisfies Area;
