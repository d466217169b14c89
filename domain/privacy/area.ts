import * as z from 'zod/mini';
import type { Area, Folding } from '#domain/kernel/area.ts';
import { LocaleCode } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
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
  jobs: {
    /** Ends an account whose owner wanted it, after the time of waiting. */
    'account-deletion': z.object({ userId: Id, deletionId: Id }),
    /** Puts an archive together. */
    'data-export': z.object({ userId: Id, exportId: Id, locale: LocaleCode }),
    /** Ends the time in which it can be fetched. */
    'data-export-end': z.object({ userId: Id, exportId: Id }),
    /** Carries an erasure out. */
    erasure: z.object({ person: Id, at: z.iso.datetime(), reason: z.string() }),
  },
} as const satisfies Area;
