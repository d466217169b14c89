import type { Area, Folding } from '#domain/kernel/area.ts';
import {
  baselineSessions,
  progressCommands,
  progressUploads,
  sessionProgress,
  sessionsForWeb,
} from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { progressDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { progressEvents } from './events.ts';

/** How talks change over time. */
export const progressArea = {
  name: 'progress',
  streams: [
    {
      category: 'progress',
      events: progressEvents,
      samples: storedSamples,
      decider: progressDecider as Folding,
      ownerInId: (id: string) => id,
    },
  ],
  hasReadModels: true,
  eventWords,
  commands: progressCommands,
  uploads: progressUploads,
  queries: { sessionProgress, baselineSessions, sessionsForWeb },
  keeps: [{ data: 'baseline', readers: ['self'], until: 'account' }],
} as const satisfies Area;
