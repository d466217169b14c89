import type { historyArea } from '#domain/history/area.ts';
import { readMasterKeys } from '#infra/persons/master-keys.ts';
import { type CommandArea, nothingToForget } from '../command-area.ts';
import { auditJobs, headSending } from './audit-jobs.ts';
import { takeAlong } from './take-along.ts';

/**
 * Auditors change nothing; their look-ups are written where they are answered. The chain of the log is signed, its heads are
 * sent elsewhere, and the whole of it is looked at every night.
 */
export const history: CommandArea<typeof historyArea> = {
  commands: () => ({}),
  uploads: () => ({}),
  follows: ({ pool, asStored, settings, kept, data, http }) => ({
    jobs: { 'send-heads': headSending({ pool, settings, kept }) },
    scheduled: auditJobs(pool, {
      ...{ asStored, settings, kept, log: http.log },
      masters: () => readMasterKeys({ settings, directory: data }),
    }),
  }),
  forget: nothingToForget,
  takeAlong,
  streamWords: {
    lookup: { de: 'Ihre eigenen Einsichten', en: 'your own look-ups' },
  },
};
