import * as z from 'zod/mini';
import type { Area, Folding } from '#domain/kernel/area.ts';
import { LocaleCode } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { dataExport, dataExportDownload, privacyCommands } from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { dataExportDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { dataExportEvents } from './events.ts';

/** The rights of a person: a copy of all their data, and erasure. */
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
  jobs: {
    /** Erases an account at its owner's request, after the waiting time. */
    'account-deletion': z.object({ userId: Id, deletionId: Id }),
    /** Makes an archive. */
    'data-export': z.object({ userId: Id, exportId: Id, locale: LocaleCode }),
    /** Removes the archive after its time. */
    'data-export-end': z.object({ userId: Id, exportId: Id }),
    /** Carries out an erasure. */
    erasure: z.object({ person: Id, at: z.iso.datetime(), reason: z.string() }),
  },
} as const satisfies Area;
