import type { Area, Folding } from '#domain/kernel/area.ts';
import { dataExport, dataExportDownload, privacyCommands } from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { dataExportDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { dataExportEvents } from './events.ts';

/** The rights of a person: everything about oneself, and to be erased. */
export const privacyArea = {
  name: 'privacy',
  streams: [
    {
      category: 'export',
      events: dataExportEvents,
      samples: storedSamples,
      decider: dataExportDecider as Folding,
      ownerInId: (id: string) => id,
    },
  ],
  eventWords,
  commands: privacyCommands,
  uploads: {},
  queries: { dataExport, dataExportDownload },
  hasReadModels: true,
  keeps: [{ data: 'data_exports', readers: ['self'], until: 'week' }],
} as const satisfies Area;
